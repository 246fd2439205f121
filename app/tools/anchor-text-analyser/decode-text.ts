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
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4) return 'utf-16le'
  return even > sample.length / 4 ? 'utf-16be' : 'utf-8'
}
