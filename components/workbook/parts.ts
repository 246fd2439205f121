import { entriesOf, unpack, unzip } from './archive'
import { refuseWorkbook, type WorkbookLimits } from './limits'

export type Parts = ReturnType<typeof openParts>

/**
 * The parts of a workbook, by their paths in the archive. Unpacks up to the limit in all. The size counts that the archive's
 * directory names.
 */
export function openParts(file: Uint8Array, limits: WorkbookLimits) {
  const entries = entriesOf(file)
  // Names of parts ignore case (ECMA-376, part 2, 6.2.2.3).
  const byPath = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  let left = 1_000_000 * limits.unpackedMegabytes
  function take(size: number): void {
    left -= size
    if (left < 0) refuseWorkbook(`This workbook is larger than ${limits.unpackedMegabytes} MB when unpacked.`)
  }
  return {
    /** In the order of the archive. */
    paths: entries.map(({ name }) => name),
    /** Unpacks a part; undefined for a missing one. */
    read(path: string) {
      const entry = byPath.get(path.toLowerCase())
      if (!entry) return undefined
      take(entry.unpackedSize)
      return unpack(file, entry)
    },
    /** Unpacks all parts but some, by their paths. */
    readOthers(isLeftOut: (path: string) => boolean) {
      for (const { name, unpackedSize } of entries) if (!isLeftOut(name)) take(unpackedSize)
      return unzip(file, ({ name }) => !isLeftOut(name))
    },
  }
}
