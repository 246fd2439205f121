import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The strong `ETag` of a body, given in parts. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` matches the tag, so that the answer is a 304. */
export function isNotModified(etag: string, ifNoneMatch: string | null | undefined): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag })
}
