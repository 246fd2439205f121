import { zipSync } from 'fflate'
import { joinBytes } from '@/components/csv/join-bytes'
import {
  DIRECTORY_END,
  END_BYTES,
  type Entry,
  entriesOf,
  LOCAL_BYTES,
  LOCAL_HEADER,
  viewOf,
} from '@/components/workbook/archive'

/** Sizes follow the data, and are not in the header before it. */
const HAS_DESCRIPTOR = 8

/** New contents by the path of the part, in lower case; undefined for a part that goes. */
export type Replaced = ReadonlyMap<string, Uint8Array | undefined>

/**
 * A copy of an archive in which some parts have other contents. All other parts keep their bytes as they are, compressed,
 * so that nothing of them is unpacked (.ZIP File Format Specification 6.3.10, sections 4.3.7 to 4.3.16).
 */
export function replaceParts(archive: Uint8Array, replaced: Replaced): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const entry of entriesOf(archive)) {
    const path = entry.name.toLowerCase()
    const content = replaced.get(path)
    if (replaced.has(path) && !content) continue
    const written = content ? pack(content) : entry
    const header = entry.header.slice()
    const view = viewOf(header)
    view.setUint16(8, view.getUint16(8, true) & ~HAS_DESCRIPTOR, true)
    view.setUint16(10, written.method, true)
    if (content) header.set(written.header.subarray(16, 20), 16)
    view.setUint32(20, written.packed.length, true)
    view.setUint32(24, written.unpackedSize, true)
    // Nothing in them is needed: neither sizes in 64 bits nor notes of the program that packed it.
    view.setUint16(30, 0, true)
    view.setUint16(32, 0, true)
    view.setUint32(42, at, true)
    directory.push(header)
    const local = new Uint8Array(LOCAL_BYTES + entry.nameBytes.length)
    viewOf(local).setUint32(0, LOCAL_HEADER, true)
    // Version, flags, method, time, checksum, sizes and the name's length stand in both headers in one order.
    local.set(header.subarray(6, 30), 4)
    local.set(entry.nameBytes, LOCAL_BYTES)
    pieces.push(local, written.packed)
    at += local.length + written.packed.length
  }
  const list = joinBytes(directory)
  const end = new Uint8Array(END_BYTES)
  const view = viewOf(end)
  view.setUint32(0, DIRECTORY_END, true)
  view.setUint16(8, directory.length, true)
  view.setUint16(10, directory.length, true)
  view.setUint32(12, list.length, true)
  view.setUint32(16, at, true)
  return joinBytes([...pieces, list, end])
}

/** The contents as an entry of an archive: fflate counts its checksum. */
function pack(content: Uint8Array): Entry {
  const [entry] = entriesOf(zipSync({ part: content }, { level: 6 }))
  if (!entry) throw new Error('fflate wrote an archive without a file')
  return entry
}
