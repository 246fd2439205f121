import { createHash } from 'node:crypto'

/** The strong `ETag` of a body, given in parts. */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
