import { flagOf, Refusal, textOf, textsOf } from '@/components/agent-tools/agent-tool'
import { checkValues, type Tool } from './define-tool'
import type { Field, Values } from './field'

/** A JSON schema of each field, with its description for agents. */
export function schemaOf<V extends Values>(
  { fields }: Tool<V>,
  descriptions: { readonly [Name in keyof V]: string | undefined },
): Record<string, object> {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => {
      const { options, pattern, max, initial } = field
      const item = options
        ? { enum: options.map(({ value }) => value) }
        : { type: isFlag(field) ? 'boolean' : 'string', ...(pattern && { pattern }) }
      const schema = isList(field) ? { type: 'array', items: item, ...(max && { maxItems: max }) } : item
      const description = descriptions[name]
      return [
        name,
        { ...schema, ...(options && initial !== '' && { default: initial }), ...(description && { description }) },
      ]
    }),
  )
}

/** An agent's input as a form's values. A missing one is as in an empty form. Throws `Refusal`. */
export function readInput<V extends Values>(tool: Tool<V>, input: unknown): V {
  const given = Object.entries<Field>(tool.fields).flatMap(([name, field]) => {
    const { separator, initial, max } = field
    if (isFlag(field)) return Object.entries({ [name]: flagOf(input, name) ?? initial })
    const texts = isList(field) ? textsOf(input, name) : textOf(input, name)
    if (texts.length === 0) return []
    if (Array.isArray(initial) && max !== undefined && texts.length > max)
      throw new Refusal(`“${name}” takes up to ${max}; send only the first ${max}.`)
    const value = field.check(Array.isArray(texts) && separator !== undefined ? texts.join(separator) : texts)
    if (value !== undefined && (!Array.isArray(value) || value.length > 0)) return [[name, value]]
    const allowed = field.options?.map((option) => option.value).join(', ')
    throw new Refusal(`“${name}” must ${isList(field) ? 'have at least' : 'be'} one of ${allowed}.`)
  })
  const values = checkValues(tool, Object.fromEntries(given))
  return { ...tool.initial, ...tool.along?.(values, tool.initial), ...values }
}

function isFlag({ initial }: Field): boolean {
  return typeof initial === 'boolean'
}

function isList({ separator, initial }: Field): boolean {
  return separator !== undefined || Array.isArray(initial)
}
