import { inflateSync } from 'fflate'
import { refuseUnreadable } from './limits'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_HEADER = 0x02014b50
const DIRECTORY_END = 0x06054b50
const DIRECTORY_END_64 = 0x06064b50
const DIRECTORY_END_64_LOCATOR = 0x07064b50
const LOCAL_BYTES = 30
const DIRECTORY_BYTES = 46
const END_BYTES = 22
const LOCATOR_BYTES = 20
/** Of the extra field with sizes and offsets that need 64 bits. */
const EXTRA_64 = 1
const IN_EXTRA = 0xffff_ffff
const STORED = 0
const DEFLATED = 8
/** A bit of the flags. */
const ENCRYPTED = 1

/** A file of an archive. */
export interface Entry {
  name: string
  isEncrypted: boolean
  method: number
  packed: Uint8Array
  /** As the directory says. */
  unpackedSize: number
}

/** The files of an archive, as its directory lists them (.ZIP File Format Specification 6.3.10, section 4.3). */
export function entriesOf(archive: Uint8Array): Entry[] {
  const view = viewOf(archive)
  let { at, count } = findDirectory(archive, view)
  const entries: Entry[] = []
  for (; count > 0; count--) {
    if (at + DIRECTORY_BYTES > archive.length || view.getUint32(at, true) !== DIRECTORY_HEADER) refuseUnreadable()
    const nameEnd = at + DIRECTORY_BYTES + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const next = extraEnd + view.getUint16(at + 32, true)
    if (next > archive.length) refuseUnreadable()
    // The extra field has, in this order, the values that do not stand in the header.
    const large = largeValues(archive.subarray(nameEnd, extraEnd))
    const valueAt = (offset: number) => {
      const value = view.getUint32(at + offset, true)
      return value === IN_EXTRA ? (large.shift() ?? value) : value
    }
    const unpackedSize = valueAt(24)
    const packedSize = valueAt(20)
    const local = valueAt(42)
    if (local + LOCAL_BYTES > archive.length || view.getUint32(local, true) !== LOCAL_HEADER) refuseUnreadable()
    const data = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (data + packedSize > archive.length) refuseUnreadable()
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + DIRECTORY_BYTES, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      packed: archive.subarray(data, data + packedSize),
      unpackedSize,
    })
    at = next
  }
  return entries
}

/** The contents of a file. A size that lies in the directory cuts it off, so nothing unpacks to more than was said. */
export function unpack({ isEncrypted, method, packed, unpackedSize }: Entry): Uint8Array {
  if (isEncrypted) refuseUnreadable()
  if (method === STORED) return packed
  if (method !== DEFLATED) refuseUnreadable()
  try {
    return inflateSync(packed, { out: new Uint8Array(unpackedSize) })
  } catch {
    return refuseUnreadable()
  }
}

function findDirectory(archive: Uint8Array, view: DataView): { at: number; count: number } {
  let end = archive.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== DIRECTORY_END) end -= 1
  if (end < 0) refuseUnreadable()
  const locator = end - LOCATOR_BYTES
  if (locator < 0 || view.getUint32(locator, true) !== DIRECTORY_END_64_LOCATOR)
    return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) }
  const end64 = bigAt(view, locator + 8)
  if (end64 + 56 > archive.length || view.getUint32(end64, true) !== DIRECTORY_END_64) refuseUnreadable()
  return { at: bigAt(view, end64 + 48), count: bigAt(view, end64 + 32) }
}

function largeValues(extra: Uint8Array): number[] {
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; ) {
    const from = at + 4
    const to = from + view.getUint16(at + 2, true)
    if (to > extra.length) break
    if (view.getUint16(at, true) === EXTRA_64)
      return Array.from({ length: (to - from) >> 3 }, (_, index) => bigAt(view, from + 8 * index))
    at = to
  }
  return []
}

function bigAt(view: DataView, at: number): number {
  return at >= 0 && at + 8 <= view.byteLength ? Number(view.getBigUint64(at, true)) : refuseUnreadable()
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
