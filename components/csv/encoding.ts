export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const SAMPLE_BYTES = 200

/** By the byte-order mark, or else by where zero bytes stand: some exports are UTF-16 without a mark. */
export function encodingOf(bytes: Uint8Array): Exclude<Encoding, 'windows-1252'> {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const isZeroAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length > sample.length / 4
  if (isZeroAt(1)) return 'utf-16le'
  return isZeroAt(0) ? 'utf-16be' : 'utf-8'
}

/** Decodes a whole file. A byte-order mark stays in the text, so that `encode` gives the same bytes. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes)
  try {
    const fatal = encoding === 'utf-8'
    return { text: new TextDecoder(encoding, { fatal, ignoreBOM: true }).decode(bytes), encoding }
  } catch {
    // What is not UTF-8 comes from a spreadsheet on Windows. This encoding knows every byte, so none is lost.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** A character that the encoding does not have becomes a question mark. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'windows-1252') {
    const byteOf = windows1252()
    return Uint8Array.from(text, (character) => byteOf.get(character) ?? 0x3f)
  }
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

function windows1252(): ReadonlyMap<string, number> {
  const all = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return new Map(Array.from(all, (character, byte) => [character, byte]))
}
