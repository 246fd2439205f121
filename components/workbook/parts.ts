import { entriesOf, unpack } from './archive'
import { refuseWorkbook, type WorkbookLimits } from './limits'

/** The parts of a workbook, by their paths in the archive. */
export interface Parts {
  /** In the order of the archive. */
  paths: readonly string[]
  /** Unpacks a part; undefined for a missing one. */
  read(path: string): Uint8Array | undefined
}

/** Unpacks up to the limit in all. The size counts that the archive's directory names. */
export function openParts(file: Uint8Array, limits: WorkbookLimits): Parts {
  const entries = entriesOf(file)
  // Names of parts ignore case (ECMA-376, part 2, 6.2.2.3).
  const byPath = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  let left = 1_000_000 * limits.unpackedMegabytes
  return {
    paths: entries.map(({ name }) => name),
    read(path) {
      const entry = byPath.get(path.toLowerCase())
      if (!entry) return undefined
      left -= entry.unpackedSize
      if (left < 0) refuseWorkbook(`This workbook is larger than ${limits.unpackedMegabytes} MB when unpacked.`)
      return unpack(file, entry)
    },
  }
}
