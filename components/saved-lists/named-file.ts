import type { ClipboardEvent } from 'react'
import type { NamedFile } from './lists'
import { sizeOf } from './size-of'

/** Layout of a longer text in a field would block the page. */
const MAX_FIELD_CHARACTERS = 100_000

export const PASTED = 'Pasted text'

/** Takes a pasted text as a file where it is too long for the field. */
export function takeLongPaste(event: ClipboardEvent, take: (given: NamedFile) => void): void {
  const text = event.clipboardData.getData('text/plain')
  if (text.length <= MAX_FIELD_CHARACTERS) return
  event.preventDefault()
  take({ file: textFile(text), name: PASTED })
}

/** A typed text as a file. With the mark, what comes back is UTF-8 to spreadsheets too. */
export function textFile(text: string): Blob {
  return new Blob(text.trim() === '' ? [] : ['\ufeff', text])
}

/** `prospects.csv, 12 kB`. */
export function describeFile({ file, name }: NamedFile): string {
  return `${name}, ${sizeOf(file)}`
}
