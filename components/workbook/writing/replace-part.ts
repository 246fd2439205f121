import { zipSync } from 'fflate'
import { InvalidInput } from '@/lib/errors'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_HEADER = 0x02014b50
const DIRECTORY_END = 0x06054b50
const LOCAL_BYTES = 30
const DIRECTORY_BYTES = 46
const END_BYTES = 22
/** Sizes follow the data, and are not in the header before it. */
const HAS_DESCRIPTOR = 8

/**
 * A copy of an archive in which one part has other contents. All other parts keep their bytes as they are, compressed,
 * so that nothing of them is unpacked (.ZIP File Format Specification 6.3.10, sections 4.3.7 to 4.3.16).
 */
export function replacePart(archive: Uint8Array, path: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const entries = entriesOf(archive)
  const [own] = entriesOf(zipSync({ part: content }, { level: 6 }))
  if (!own) throw unreadable()
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const entry of entries) {
    const { packed, sizes, method } = entry.name.toLowerCase() === path.toLowerCase() ? own : entry
    const header = entry.header.slice()
    const view = viewOf(header)
    view.setUint16(8, view.getUint16(8, true) & ~HAS_DESCRIPTOR, true)
    view.setUint16(10, method, true)
    header.set(sizes, 16)
    view.setUint32(42, at, true)
    directory.push(header)
    const local = new Uint8Array(LOCAL_BYTES + entry.nameBytes.length)
    viewOf(local).setUint32(0, LOCAL_HEADER, true)
    // Version, flags, method, time, checksum, sizes and the name's length stand in both headers in one order.
    local.set(header.subarray(6, 30), 4)
    local.set(entry.nameBytes, LOCAL_BYTES)
    pieces.push(local, packed)
    at += local.length + packed.length
  }
  const end = new Uint8Array(END_BYTES)
  const view = viewOf(end)
  view.setUint32(0, DIRECTORY_END, true)
  view.setUint16(8, entries.length, true)
  view.setUint16(10, entries.length, true)
  view.setUint32(12, lengthOf(directory), true)
  view.setUint32(16, at, true)
  return joined([...pieces, ...directory, end])
}

interface Entry {
  name: string
  nameBytes: Uint8Array
  /** Of the directory, with its name, extra field and comment. */
  header: Uint8Array
  method: number
  /** Checksum, packed and unpacked size. */
  sizes: Uint8Array
  packed: Uint8Array
}

function entriesOf(archive: Uint8Array): Entry[] {
  const view = viewOf(archive)
  let end = archive.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== DIRECTORY_END) end -= 1
  if (end < 0) throw unreadable()
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (at + DIRECTORY_BYTES > archive.length || view.getUint32(at, true) !== DIRECTORY_HEADER) throw unreadable()
    const packedSize = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    if (local + LOCAL_BYTES > archive.length || view.getUint32(local, true) !== LOCAL_HEADER) throw unreadable()
    const data = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (data + packedSize > archive.length) throw unreadable()
    const next = at + DIRECTORY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const nameBytes = archive.subarray(at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameLength)
    const entry = {
      name: new TextDecoder().decode(nameBytes),
      nameBytes,
      header: archive.subarray(at, next),
      method: view.getUint16(at + 10, true),
      sizes: archive.subarray(at + 16, at + 28),
      packed: archive.subarray(data, data + packedSize),
    }
    at = next
    return entry
  })
}

/** For an archive of more than 4 GB, or one that only its reader understands. */
function unreadable(): InvalidInput {
  return new InvalidInput('This workbook cannot be edited here. Save it as CSV, then try again.')
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(lengthOf(pieces))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
