import { type Zippable, zipSync } from 'fflate'
import { LIMITS } from '@/components/workbook/limits'
import { openParts } from '@/components/workbook/parts'

/** New contents by the path of the part, in lower case; undefined for a part that goes. */
export type Replaced = ReadonlyMap<string, Uint8Array | undefined>

/** A workbook in which some parts have other contents, or are left out. All others stay as they are, in their order. */
export function replaceParts(file: Uint8Array, replaced: Replaced): Uint8Array<ArrayBuffer> {
  const parts = openParts(file, LIMITS)
  const others = parts.readOthers((path) => replaced.has(path.toLowerCase()))
  const written: Zippable = {}
  for (const path of parts.paths) {
    const content = others[path] ?? replaced.get(path.toLowerCase())
    // An .ods is known by its first part, which is not compressed.
    if (content) written[path] = [content, { level: path === 'mimetype' ? 0 : 6 }]
  }
  return zipSync(written)
}
