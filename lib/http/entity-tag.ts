import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The strong `ETag` of a body. */
export function entityTag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` names the tag, so that the answer is a 304. */
export function isNamed(etag: string, noneMatch: string | null | undefined): boolean {
  return fresh({ 'if-none-match': noneMatch ?? undefined }, { etag })
}
