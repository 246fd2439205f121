import { delMany, getMany, setMany } from 'idb-keyval'
import { inStorage } from './browser-storage'
import { type HeldFile, readHeldFile } from './held-file'

type Files = readonly (HeldFile | undefined)[]

/** The input of a form. */
export interface FilledForm {
  /** Anything that IndexedDB takes; small, because it is written at each key. */
  fields: unknown
  /** In the form's order. Only other files than before are written. */
  files?: Files
}

const keysOf = (form: string) => [`${form} fields`, `${form} files`] as const

/** Keeps a form in this browser. `written` are the files that are kept already. False where the browser keeps nothing. */
export function keepForm(form: string, { fields, files = [] }: FilledForm, written: Files): Promise<boolean> {
  const [fieldsKey, filesKey] = keysOf(form)
  const records: [string, unknown][] = [[fieldsKey, fields]]
  if (!isSame(files, written)) records.push([filesKey, files])
  return inStorage(() => setMany(records).then(() => true), false)
}

/** The form that is kept. What is in its fields has yet to be checked. */
export async function findForm(form: string): Promise<Required<FilledForm> | undefined> {
  const [fields, files] = await inStorage(() => getMany<unknown>([...keysOf(form)]), [])
  if (fields === undefined) return undefined
  return { fields, files: Array.isArray(files) ? files.map(readHeldFile) : [] }
}

export function forgetForm(form: string): Promise<void> {
  return inStorage(() => delMany([...keysOf(form)]), undefined)
}

function isSame(files: Files, written: Files): boolean {
  return files.length === written.length && files.every((one, at) => one?.file === written[at]?.file)
}
