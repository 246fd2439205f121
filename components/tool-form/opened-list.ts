import type { Verdict } from '@/components/list-reading/list'
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
}

/** Whether a field has neither a text nor a list. */
export const isEmpty = ({ text, list }: ListValue) => text === '' && list === undefined

/** The file of a field's list, or its text as one. */
export async function openList({ text, list, reading = {} }: ListValue): Promise<OpenedList> {
  const opened = list === undefined ? undefined : await browserLists.find(list)
  if (!opened) return { file: textFile(text), reading, name: PASTED }
  const { name, reading: own, verdict } = opened.list
  return { file: opened.file, name, reading: own, leftOut: verdict?.leftOut, id: list }
}

/** The id under which other tools open a list; undefined if this browser saves nothing. A text becomes a list. */
export async function openableId(
  { id, file, name, reading }: OpenedList,
  verdict?: Verdict,
): Promise<string | undefined> {
  const made = id ?? browserLists.add({ file, name }, { reading, verdict })
  return (await browserLists.isSaved()) ? made : undefined
}

/** Has the rows of one of a form's exports read in another way. */
export function changeExport<V extends { exports: readonly { rows: ListValue }[] }>(
  form: Form<V & Values>,
  at: number,
  choice: Choice,
) {
  const { exports } = form.state().values
  const one = exports[at]
  if (one) readAnew(one.rows, choice, (rows) => form.set('exports', exports.with(at, { ...one, rows })))
}

/** A list keeps how it is read. A text has it beside it, which `set` gets. */
function readAnew({ text, list, reading = {} }: ListValue, choice: Choice, set: (value: ListValue) => void) {
  if (list === undefined) set({ text, reading: changed(reading, choice) })
  else void browserLists.change(list, { type: 'read', reading: choice })
}

/** Has the list of a field read in another way. */
export function changeReading<V extends Values>(form: Form<V>, name: keyof V & string, choice: Choice) {
  readAnew(form.state().values[name] as ListValue, choice, (value) =>
    form.dispatch({ type: 'typed', values: { [name]: value } as unknown as Partial<V> }),
  )
}
