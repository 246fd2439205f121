import type { ClipboardEvent } from 'react'

/** A file, or a text that is too long for a field. */
export interface HeldFile {
  file: Blob
  name: string
}

/** Layout of a longer text in a field would block the page. */
const MAX_FIELD_CHARACTERS = 100_000

/** Holds a pasted text in place of the field where it is too long for that. */
export function holdLongPaste(event: ClipboardEvent, hold: (held: HeldFile) => void): void {
  const text = event.clipboardData.getData('text/plain')
  if (text.length <= MAX_FIELD_CHARACTERS) return
  event.preventDefault()
  hold({ file: textFile(text), name: PASTED })
}

export const PASTED = 'Pasted text'

/** A typed text as a file. With the mark, what comes back is UTF-8 to spreadsheets too. */
export function textFile(text: string): Blob {
  return new Blob(text.trim() === '' ? [] : ['\ufeff', text])
}

/** A held file that another tool, or a page of an older build, may have left. */
export function readHeldFile(record: unknown): HeldFile | undefined {
  const { file, name } = Object(record)
  return file instanceof Blob && typeof name === 'string' ? { file, name } : undefined
}

/** `prospects.csv, 12 kB`. */
export function describeHeld({ file: { size }, name }: HeldFile): string {
  const text = size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`
  return `${name}, ${text}`
}
