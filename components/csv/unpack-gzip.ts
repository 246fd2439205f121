import { InvalidInput } from '@/lib/errors'

/**
 * What is in a .gz, whose checksum tells a damaged one. Its end says how long that is, which may be a lie, so the bytes are
 * counted. Throws `InvalidInput` with one of the sentences.
 */
export function unpackGzip(file: Blob, maxBytes: number, sentences: Record<'tooLarge' | 'damaged', string>) {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error('It is too large.')
      controller.enqueue(chunk)
    },
  })
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(count)
  return new Response(unpacked).blob().catch(() => {
    throw new InvalidInput(bytes > maxBytes ? sentences.tooLarge : sentences.damaged)
  })
}
