import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The strong `ETag` of a body, given in parts. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether the client has this representation already, so that the answer is a 304 (RFC 9110 §13.2.2). */
export function isNotModified(
  etag: string,
  ifNoneMatch: string | null | undefined,
  { lastModified, ifModifiedSince }: { lastModified?: string; ifModifiedSince?: string } = {},
): boolean {
  if (ifNoneMatch === etag) return true
  const conditions = { 'if-none-match': ifNoneMatch ?? undefined, 'if-modified-since': ifModifiedSince }
  return fresh(conditions, { etag, 'last-modified': lastModified })
}

/** A text with its strong `ETag`, or the 304 that stands for it. A 304 has none of the fields `ofBody`. */
export function taggedResponse(
  request: Request,
  text: string,
  headers: Record<string, string>,
  ofBody: Record<string, string>,
): Response {
  const tagged = { ...headers, ETag: entityTag(text) }
  if (isNotModified(tagged.ETag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: tagged })
  }
  return new Response(text, { headers: { ...tagged, ...ofBody } })
}
