import { durationText } from '@/lib/limit/duration-text'

const DEADLINE_MS = 20_000

/** Sends a GET request to this site, and says what to do next. `shown` names the headers to return. Never throws. */
export async function sendRequest(address: string, shown: readonly string[]) {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) })
    const { headers } = response
    const body = await response.text()
    return {
      isOk: response.ok,
      title: `${response.status} ${response.statusText}`.trim(),
      advice: adviceFor(response),
      response: {
        headers: shown.flatMap((name) => (headers.has(name) ? `${name}: ${headers.get(name)}` : [])).join('\n'),
        limit: headers.get('RateLimit'),
        body: indented(body),
      },
    }
  } catch {
    return {
      isOk: false,
      title: 'No response',
      advice: 'The request failed. Check your connection, then send it again.',
    }
  }
}

function adviceFor({ ok, status, headers }: Response): string {
  if (ok) return headers.has('X-Sample-Data') ? 'Sample data: the numbers are invented.' : ''
  const wait = headers.get('Retry-After')
  if (status === 429) return `The request is fine. Send it again in ${durationText(Number(wait ?? 60))}.`
  if (status >= 500)
    return wait ? `Send it again in ${durationText(Number(wait))}.` : 'The message below says what to do.'
  return 'Correct the request as described below. The same request would fail again.'
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
