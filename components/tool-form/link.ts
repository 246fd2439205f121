import { type Filter, NO_FILTER, readFilter } from '@/components/list-table/filter'
import { checkValues, type Tool } from './define-tool'
import type { Field, Values } from './field'

/** A thousand domains fit. Reading a much longer link would block the page. */
export const MAX_FRAGMENT_CHARACTERS = 32_000

const LIST = 'list='

/** The address of a tool with a list of this browser opened in it, or with the rows that a filter shows. */
export function pathWithList(path: string, id: string, filter: Filter = NO_FILTER): string {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  const more = asked.length > 0 ? `&${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : ''
  return `${path}#${LIST}${id}${more}`
}

/** The list that an address opens, and the filter for it. */
export function listIn(fragment: string): { id: string; filter?: Filter } | undefined {
  if (!fragment.startsWith(`#${LIST}`)) return undefined
  const { list: id = '', ...filter } = Object.fromEntries(new URLSearchParams(fragment.slice(1)))
  return { id, filter: readFilter(filter) }
}

/** Values as a URL's fragment, which a browser never sends; undefined if they are too long for a link. */
export function fragmentOf<V extends Values>({ fields }: Tool<V>, values: V): string | undefined {
  const filled = Object.entries<Field>(fields).flatMap(([name, { parameter = name, options }]): [string, string][] => {
    const value = values[name]
    if (Array.isArray(value)) return options ? [[parameter, value.join(' ')]] : value.map((text) => [parameter, text])
    return String(value).trim() === '' ? [] : [[parameter, String(value)]]
  })
  // Encoding makes no text shorter.
  if (filled.reduce((sum, [, { length }]) => sum + length, 0) > MAX_FRAGMENT_CHARACTERS) return undefined
  const fragment = `#${new URLSearchParams(filled)}`
  return fragment.length > MAX_FRAGMENT_CHARACTERS ? undefined : fragment
}

/** The values of a fragment; undefined if it has none that fit, or is too long. */
export function valuesOf<V extends Values>(tool: Tool<V>, fragment: string): Partial<V> | undefined {
  if (fragment.length > MAX_FRAGMENT_CHARACTERS) return undefined
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const found = Object.entries<Field>(tool.fields).flatMap(([name, { parameter = name, initial, options }]) => {
    const texts = given.getAll(parameter)
    const [text] = texts
    if (text === undefined) return []
    return [[name, !Array.isArray(initial) ? text : options ? text.split(' ') : texts]]
  })
  const values = checkValues(tool, Object.fromEntries(found))
  return Object.keys(values).length > 0 ? values : undefined
}
