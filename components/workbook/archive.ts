import { type UnzipFileInfo, unzipSync } from 'fflate'
import { refuseUnreadable } from './limits'

/** A file of an archive. */
export interface Entry {
  name: string
  /** Among all files: two may have one name. */
  index: number
  /** As the directory says. */
  unpackedSize: number
}

/** No entry of a directory is shorter. */
const ENTRY_BYTES = 46

/** The files of an archive, as its directory lists them. */
export function entriesOf(archive: Uint8Array): Entry[] {
  const entries: Entry[] = []
  unzip(archive, ({ name, originalSize }) => {
    // The count of a damaged directory may be any number.
    if (ENTRY_BYTES * entries.length > archive.length) refuseUnreadable()
    entries.push({ name, index: entries.length, unpackedSize: originalSize })
    return false
  })
  return entries
}

/** The contents of a file. A size that lies in the directory cuts it off, so nothing unpacks to more than was said. */
export function unpack(archive: Uint8Array, { name, index }: Entry): Uint8Array {
  let at = 0
  return unzip(archive, () => at++ === index)[name] ?? refuseUnreadable()
}

/** The contents of all wanted files by their names, in one pass: an archive may have very many. */
export function unzip(archive: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter })
  } catch {
    return refuseUnreadable()
  }
}
