import { UpstreamError } from '@/lib/errors'
import type { UpstreamAnswer } from '@/lib/upstream/fetch-upstream'
import { parseRetryAfter } from '@/lib/upstream/retry-after'

/** The statuses that mean a rejected key, an unpaid account or a spent quota. */
const REFUSALS = [401, 402, 403, 429]

/** Throws `UpstreamError` unless the provider answered 200. */
export function checkStatus({ status, headers }: UpstreamAnswer): void {
  if (status === 200) return
  if (!REFUSALS.includes(status)) {
    throw new UpstreamError('status', `the page-rank provider answered ${status}`, { status })
  }
  const retryAfterSeconds = status === 429 ? parseRetryAfter(headers.get('Retry-After')) : undefined
  throw new UpstreamError('refused', `the page-rank provider refuses the key or its quota is spent: ${status}`, {
    status,
    retryAfterSeconds,
  })
}
