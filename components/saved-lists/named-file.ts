import type { NamedFile } from './lists'
import { sizeOf } from './size-of'

/** Layout of a longer text in a field would block the page. */
const MAX_FIELD_CHARACTERS = 100_000

export const PASTED = 'Pasted text'

/** A text that is too long for a field, as a file; undefined for any other. */
export function longText(text: string): NamedFile | undefined {
  return text.length > MAX_FIELD_CHARACTERS ? { file: textFile(text), name: PASTED } : undefined
}

/** A typed text as a file. With the mark, what comes back is UTF-8 to spreadsheets too. */
export function textFile(text: string): Blob {
  return new Blob(text.trim() === '' ? [] : ['\ufeff', text])
}

/** `prospects.csv, 12 kB`. */
export function describeFile({ file, name }: NamedFile): string {
  return `${name}, ${sizeOf(file)}`
}
