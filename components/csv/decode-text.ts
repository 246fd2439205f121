/** Decodes a file piece by piece. The byte-order mark, or else the position of zero bytes, tells the encoding. */
export function createTextDecoder(): { decode(bytes: Uint8Array): string; end(): string } {
  let decoder: TextDecoder | undefined
  return {
    decode(bytes) {
      decoder ??= new TextDecoder(encodingOf(bytes))
      return decoder.decode(bytes, { stream: true })
    },
    end: () => decoder?.decode() ?? '',
  }
}

const SAMPLE_BYTES = 200

/** Ahrefs exports UTF-16, the other tools UTF-8. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const isZeroAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length > sample.length / 4
  if (isZeroAt(1)) return 'utf-16le'
  return isZeroAt(0) ? 'utf-16be' : 'utf-8'
}
