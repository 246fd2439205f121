import { type Effect, type Expected, FAULT_TEXT, type Fault, SECRETS } from './fault'
import { type Link, linkFaults, restarted, SLOW, says } from './link'

const RETRY_AFTER_SECONDS = 17

/** A good body, and one whose numbers are out of range. */
interface HttpServer {
  good: string
  outOfRange: string
}

function httpFaults(
  link: Link,
  { good, outOfRange }: HttpServer,
  redirectTo: string,
  effectOf: (name: string) => Effect,
) {
  const html = `<!doctype html><title>${FAULT_TEXT}</title>`
  const said = JSON.stringify({ error: `${FAULT_TEXT} ${Object.values(SECRETS).join(' ')}` })
  const faults = {
    'status 500': answer(500, said),
    'status 401': answer(401, said),
    'status 429': answer(429, said, `Retry-After: ${RETRY_AFTER_SECONDS}\r\n`),
    'HTML in place of JSON': answer(200, html, '', 'text/html'),
    'truncated JSON': answer(200, good.slice(0, good.length / 2)),
    'numbers out of range': answer(200, outOfRange),
    'redirect to another host': answer(302, '', `Location: ${redirectTo}\r\n`),
  }
  const hugeHead = (bytes: number) => head(200, 'application/json', bytes)
  return [...linkFaults(link, { within: -3, hugeHead, faults }, effectOf), restarted(link)]
}

interface Provider extends HttpServer {
  endpoint: '/api/domain-rating' | '/api/pagerank'
  /** The endpoint's status for a refused key and for a spent quota. */
  refused: number
  spent: number
}

export const RATING_PROVIDER: Provider = {
  endpoint: '/api/domain-rating',
  good: '{"domain_rating":{"domain_rating":91.8,"license":"https://ahrefs.com/"}}',
  outOfRange: '{"domain_rating":{"domain_rating":100.1,"license":"https://ahrefs.com/"}}',
  refused: 502,
  spent: 429,
}

export const PAGE_RANK_PROVIDER: Provider = {
  endpoint: '/api/pagerank',
  good: '{"results":[{"domain":"a.com","found":true,"open_page_rank":5.23,"rank":8188}],"invalid":[]}',
  outOfRange: '{"results":[{"domain":"a.com","found":true,"open_page_rank":10.01,"rank":1}],"invalid":[]}',
  refused: 503,
  spent: 503,
}

export function providerFaults(provider: Provider, link: Link, redirectTo: string): Fault[] {
  const { endpoint, refused, spent } = provider
  const failing = (status: number, headers?: Expected['headers']) => ({ expected: { [endpoint]: { status, headers } } })
  const effects: Record<string, Effect> = {
    'status 401': failing(refused),
    'status 429': failing(spent, { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    [SLOW]: { expected: {} },
  }
  return httpFaults(link, provider, redirectTo, (name) => effects[name] ?? failing(502))
}

/** Every fault of Vercel KV has the same effect. */
export function kvFaults(link: Link, redirectTo: string, effect: Effect): Fault[] {
  const bodies = { good: '[{"result":[1,9,3600000000]}]', outOfRange: '[{"result":[-1,1e99,"x"]}]' }
  return httpFaults(link, bodies, redirectTo, () => effect)
}

function answer(status: number, body: string, more = '', type = 'application/json') {
  return says(Buffer.concat([head(status, type, Buffer.byteLength(body), more), Buffer.from(body)]))
}

function head(status: number, type: string, length: number, more = ''): Buffer {
  return Buffer.from(`HTTP/1.1 ${status} -\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`)
}
