import { isSame } from '@/components/elements/is-same'
import type { Verdict } from '@/components/list-reading/list'
import type { Filter } from '@/components/list-table/filter'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { NamedFile } from '@/components/saved-lists/lists'
import { PASTED, textFile } from '@/components/saved-lists/named-file'
import { type Choice, changed } from '@/components/sheet/reading/choice'
import type { Values } from './field'
import type { Form } from './form'
import type { ListValue } from './list-field'

/** The file of a list field, and how it is to be read. */
export interface OpenedList extends NamedFile {
  reading: Choice
  /** By the index of a row: what another tool left out. */
  leftOut?: Verdict['leftOut']
  /** Of a list; a typed text has none. */
  id?: string
  /** The rows that are meant; all of them without it. */
  filter?: Filter
}

/** The file of a field's list, or its text as one. */
export async function openList({ text, list, reading = {}, filter }: ListValue): Promise<OpenedList> {
  const opened = list === undefined ? undefined : await browserLists.find(list)
  if (!opened) return { file: textFile(text), reading, name: PASTED }
  const { name, reading: own, verdict } = opened.list
  return { file: opened.file, name, reading: own, leftOut: verdict?.leftOut, id: list, filter }
}

/** Has a list of a form read in another way. A list of this browser keeps that, and a text has it beside it. */
export function changeReading<V extends Values>(form: Form<V>, given: ListValue, choice: Choice): void {
  const { text, list, reading = {} } = given
  if (list !== undefined) return void browserLists.change(list, { type: 'read', reading: choice })
  const { values } = form.state()
  const next = Object.entries(replaced(values, given, { text, reading: changed(reading, choice) }))
  const changes = Object.fromEntries(next.filter(([name, value]) => !isSame(value, values[name])))
  form.dispatch({ type: 'typed', values: changes as Partial<V> })
}

function replaced(value: object, part: unknown, next: unknown): object {
  const parts = Object.entries(value).map(([name, one]) => {
    const isWhole = one === part || typeof one !== 'object' || one === null
    return [name, one === part ? next : isWhole ? one : replaced(one, part, next)]
  })
  return Array.isArray(value) ? parts.map(([, one]) => one) : Object.fromEntries(parts)
}
