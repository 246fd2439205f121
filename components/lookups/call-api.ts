import type { Outcome } from '@/components/queue/outcome'
import { parseRetryAfter } from '@/lib/upstream/retry-after'

/** What a browser offers a lookup. */
export interface Network {
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>
  /** False only where the browser knows that there is no network. */
  isOnline: () => boolean
}

const UNREACHABLE = 'This site could not be reached; check your connection, then try again.'

/** Calls an endpoint of this site; `read` turns its 200 into values, and throws where it is not what was agreed. */
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
  return failureOf(response, errorIn(body))
}

function failureOf({ status, headers }: Response, said: string | undefined): Outcome<never> {
  const retryAfter = headers.get('Retry-After')
  if (status === 429) {
    const message = said ?? 'Too many requests from your address.'
    return { kind: 'limited', message, retryAfterSeconds: parseRetryAfter(retryAfter) }
  }
  if (status === 503) {
    const message = said ?? 'This is temporarily unavailable; try again in a few minutes.'
    if (retryAfter === null) return { kind: 'unavailable', message }
    return { kind: 'limited', message, retryAfterSeconds: parseRetryAfter(retryAfter) }
  }
  if (status >= 500) return { kind: 'failed', message: said ?? 'The provider gave no answer; try again in a minute.' }
  return { kind: 'refused', message: said ?? 'This domain was not understood; check it for a mistake.' }
}

function errorIn(body: unknown): string | undefined {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'string' ? error : undefined
}
