import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The strong `ETag` of a body, whose parts are hashed one after the other. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` names the tag, so that the answer is a 304. */
export function isNamed(etag: string, noneMatch: string | null | undefined): boolean {
  return fresh({ 'if-none-match': noneMatch ?? undefined }, { etag })
}
