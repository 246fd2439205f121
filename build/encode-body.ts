import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Bodies, tagBody } from '@/server/cache/stored-response'

/** Smaller bodies are sent as they are. */
const MIN_BYTES = 512
const GZIP_LEVEL = 9
// The best quality that takes only milliseconds for a page.
const BROTLI_QUALITY = 9

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** A body in each of its encodings. One that saves nothing is left out. */
export async function encodeBody(body: Buffer, contentType = ''): Promise<Bodies> {
  const isText = /^text\/|[/+](?:json|xml|javascript)\b/i.test(contentType)
  const identity = tagBody(body, contentType)
  if (body.length < MIN_BYTES || !isText) return { identity }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: GZIP_LEVEL })])
  return {
    identity,
    br: br.length < body.length ? tagBody(br, contentType) : undefined,
    gzip: zipped.length < body.length ? tagBody(zipped, contentType) : undefined,
  }
}
