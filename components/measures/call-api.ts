import type { Outcome } from '@/components/queue/outcome'
import { parseRetryAfter } from '@/lib/upstream/retry-after'

/** The part of a browser that lookups use. */
export interface Network {
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>
  /** False only if the browser knows that there is no network. */
  isOnline: () => boolean
}

/** For an answer that is not this site's own, such as a proxy's. */
const NO_REASON = 'This site did not respond as it should. Try again in a minute.'
const UNREACHABLE = 'This site could not be reached. Check your connection, then try again.'

/** Calls an endpoint of this site. `read` turns a 200 into values, and throws for an unexpected body. */
export async function callApi<Value>(
  network: Network,
  address: string,
  signal: AbortSignal,
  read: (body: unknown, headers: Headers) => Outcome<Value>,
): Promise<Outcome<Value>> {
  let response: Response
  try {
    response = await network.fetch(address, { signal })
  } catch {
    return network.isOnline() ? { kind: 'failed', message: UNREACHABLE } : { kind: 'offline' }
  }
  const body = await response.json().catch(() => undefined)
  if (response.ok) return read(body, response.headers)
  const { error } = Object(body)
  return failureOf(response, typeof error === 'string' ? error : NO_REASON)
}

/** When the provider was asked, by the answer's `Date` and `Age`; undefined without a date. */
export function answeredAt(headers: Headers): number | undefined {
  const sentMs = Date.parse(headers.get('Date') ?? '')
  const ageSeconds = Number(headers.get('Age') ?? 0)
  return Number.isNaN(sentMs) || !(ageSeconds >= 0) ? undefined : sentMs - ageSeconds * 1_000
}

function failureOf({ status, headers }: Response, message: string): Outcome<never> {
  const retryAfter = headers.get('Retry-After')
  if (status === 429 || (status === 503 && retryAfter !== null))
    return { kind: 'limited', message, retryAfterSeconds: parseRetryAfter(retryAfter) }
  if (status === 503) return { kind: 'unavailable', message }
  return { kind: status >= 500 ? 'failed' : 'refused', message }
}
