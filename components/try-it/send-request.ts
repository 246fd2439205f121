import { durationText } from '@/lib/limit/duration-text'
export interface RequestResult {
  isOk: boolean
  title: string
  /** The next step for the reader. */
  advice: string
  /** Header fields and body; absent without an answer. */
  message?: string
}

const DEADLINE_MS = 20_000

/** Sends a GET request to this site; `shown` names the header fields to return. Never throws. */
export async function sendRequest(address: string, shown: readonly string[]): Promise<RequestResult> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) })
    const body = await response.text()
    return {
      isOk: response.ok,
      title: `${response.status} ${response.statusText}`.trim(),
      advice: adviceFor(response),
      message: [...fieldsOf(response.headers, shown), '', indented(body)].join('\n'),
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

function fieldsOf(headers: Headers, shown: readonly string[]): string[] {
  return shown.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []))
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
