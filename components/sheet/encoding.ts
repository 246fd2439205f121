import { encodingOf } from '@/components/csv/decode-text'

export type Encoding = ReturnType<typeof encodingOf> | 'windows-1252'

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
