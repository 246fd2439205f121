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
    return { text: new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes), encoding }
  } catch {
    if (encoding !== 'utf-8') return { text: decodeUnits(bytes, encoding), encoding }
    if (isMostlyUtf8(bytes)) return { text: decodeMostlyUtf8(bytes), encoding }
    // What is not UTF-8 comes from a spreadsheet on Windows. This encoding knows every byte, so none is lost.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** Decodes UTF-16 unit by unit: a `TextDecoder` would replace half a pair, and the file would come back with others. */
function decodeUnits(bytes: Uint8Array, encoding: Encoding): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const units = Uint16Array.from({ length: bytes.length >> 1 }, (_, at) =>
    view.getUint16(2 * at, encoding === 'utf-16le'),
  )
  const pieces: string[] = []
  // A call takes only so many arguments.
  for (let at = 0; at < units.length; at += 8_192) pieces.push(String.fromCharCode(...units.subarray(at, at + 8_192)))
  return pieces.join('') + (bytes.length % 2 === 0 ? '' : '\ufffd')
}

/** A byte that is not UTF-8 is this lone surrogate with the byte in it, which no text has. */
export const ESCAPE = 0xdc00

/**
 * Whether a file is UTF-8 but for a few bytes: it says so, or its characters of several bytes outnumber the broken ones.
 * Other encodings have such characters by chance, but seldom those of the commonest first bytes.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true
  let characters = 0
  let broken = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at)
    const first = bytes[at] ?? 0
    if (length > 1) characters += length > 2 || first <= 0xc3 ? 2 : 1
    // A character that was cut off is one, however many of its bytes are left.
    const rest = length === 0 && first >= 0xc0 ? continuedAt(bytes, at) : 0
    // Half a surrogate pair, as some programs write an emoji: other encodings have none.
    if (first === 0xed && rest === 2) characters += 1
    else if (length === 0) broken += 1
    at += Math.max(1, length, rest + 1)
  }
  return characters > broken
}

/** How many of the next bytes continue a character; at most three do. */
function continuedAt(bytes: Uint8Array, at: number): number {
  let rest = 0
  while (rest < 3 && ((bytes[at + rest + 1] ?? 0) & 0xc0) === 0x80) rest += 1
  return rest
}

function decodeMostlyUtf8(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at)
    if (length === 0) {
      pieces.push(decoder.decode(bytes.subarray(from, at)), String.fromCharCode(ESCAPE + (bytes[at] ?? 0)))
      from = at + 1
    }
    at += Math.max(1, length)
  }
  return [...pieces, decoder.decode(bytes.subarray(from))].join('')
}

/** The number of bytes of the UTF-8 character at `at` (Unicode, table 3-7); 0 where there is none. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  const second = bytes[at + 1] ?? 0
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < least || second > most) return 0
  for (let next = at + 2; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}
