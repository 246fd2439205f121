import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Compressed {
  br?: Buffer
  gzip?: Buffer
}

/** Smaller bodies go out as they are. */
const MIN_BYTES = 512
const GZIP_LEVEL = 9
// The best one that stays within milliseconds for a page.
const BROTLI_QUALITY = 9

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Makes the function that compresses bodies off the main thread, one at a time; what saves nothing is left out. */
export function createCompressor(): (body: Buffer) => Promise<Compressed> {
  let last: Promise<unknown> = Promise.resolve()
  return (body) => {
    const turn = last.then(() => compress(body))
    last = turn.catch(() => undefined)
    return turn
  }
}

export function isCompressible(body: Buffer, contentType: string): boolean {
  return body.length >= MIN_BYTES && /^text\/|[/+](?:json|xml|javascript)\b/i.test(contentType)
}

async function compress(body: Buffer): Promise<Compressed> {
  // Those who wait for the body get it first.
  await setImmediate()
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const br = await toBrotli(body, { params })
  const zipped = await toGzip(body, { level: GZIP_LEVEL })
  return {
    br: br.length < body.length ? br : undefined,
    gzip: zipped.length < body.length ? zipped : undefined,
  }
}
