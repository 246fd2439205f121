import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies are sent as they are. */
const MIN_BYTES = 512
const GZIP_LEVEL = 9
// The best quality that takes only milliseconds for a page.
const BROTLI_QUALITY = 9

const BY_SIZE: Encoding[] = ['br', 'gzip', 'identity']

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Compresses off the main thread. An encoding that saves nothing is left out. */
export async function compress(body: Buffer, contentType: string): Promise<{ br?: Buffer; gzip?: Buffer }> {
  const isText = /^text\/|[/+](?:json|xml|javascript)\b/i.test(contentType)
  if (body.length < MIN_BYTES || !isText) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: GZIP_LEVEL })])
  return {
    br: br.length < body.length ? br : undefined,
    gzip: zipped.length < body.length ? zipped : undefined,
  }
}

// Its types leave out the option that decides a tie.
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): Encoding[]
}

/** The encodings that an `Accept-Encoding` admits, best first (RFC 9110 §12.5.3); a tie goes to the smallest. */
export function preferredEncodings(acceptEncoding: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }) as unknown as EncodingNegotiator
  return negotiator.encodings(BY_SIZE, { preferred: BY_SIZE })
}
