import { type Encoding, ESCAPE } from './decode'

/** A character that the encoding does not have becomes a question mark. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return encodeUtf8(text)
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

function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const pieces = text.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/).map((piece, index) => {
    return index % 2 === 0 ? encoder.encode(piece) : Uint8Array.of(piece.charCodeAt(0) - ESCAPE)
  })
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
