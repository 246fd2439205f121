import { unzipSync } from 'fflate'
import { englishNumber } from '@/components/elements/english'
import { InvalidInput } from '@/lib/errors'
import { refuseUnreadable, refuseWorkbook, type WorkbookLimits } from './limits'

/** The parts of a workbook, by their paths in the archive. */
export interface Parts {
  /** Unpacks a part; undefined for a missing one. */
  read(path: string): Uint8Array | undefined
}

/**
 * Unpacks up to the limit in all. The size counts that the archive's directory names: fflate writes a part into a
 * buffer of that size, and drops what does not fit, so a size that lies cuts the part off.
 */
export function openParts(file: Uint8Array, limits: WorkbookLimits): Parts {
  let left = 1_000_000 * limits.unpackedMegabytes
  return {
    read(path) {
      // Names of parts ignore case (ECMA-376, part 2, 6.2.2.3).
      const wanted = path.toLowerCase()
      let entries = 0
      try {
        const unpacked = unzipSync(file, {
          filter({ name, originalSize }) {
            entries += 1
            if (entries > limits.parts) {
              refuseWorkbook(`There are more than ${englishNumber(limits.parts)} parts in this file.`, COPY_SHEET)
            }
            if (name.toLowerCase() !== wanted) return false
            left -= originalSize
            if (left < 0) refuseWorkbook(`This workbook is larger than ${limits.unpackedMegabytes} MB when unpacked.`)
            return true
          },
        })
        return Object.values(unpacked)[0]
      } catch (error) {
        if (error instanceof InvalidInput) throw error
        // fflate's error for a broken archive.
        return refuseUnreadable()
      }
    },
  }
}

const COPY_SHEET = 'Copy the sheet you need into a new workbook, or save it as CSV.'
