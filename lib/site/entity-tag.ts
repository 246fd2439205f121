import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The strong `ETag` of a body, given in parts. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** A text with its strong `ETag`, or the 304 that stands for it. A 304 has none of the fields `ofBody`. */
export function taggedResponse(
  request: Request,
  text: string,
  headers: Record<string, string>,
  ofBody: Record<string, string>,
): Response {
  const etag = entityTag(text)
  const tagged = { ...headers, ETag: etag }
  const isNotModified = fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag })
  return isNotModified
    ? new Response(null, { status: 304, headers: tagged })
    : new Response(text, { headers: { ...tagged, ...ofBody } })
}
