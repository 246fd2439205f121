import type { LinkFault } from '@/tests/support/relay'
import { FAULT_TEXT, SECRETS } from './fault'

const HUGE_BYTES = 300_000_000
export const RETRY_AFTER_SECONDS = 17

/** How a server that speaks HTTP can fail, by what then is on the wire; `good` and `outOfRange` are bodies of its own. */
export function httpFaults({ good, outOfRange, redirectTo }: Record<'good' | 'outOfRange' | 'redirectTo', string>) {
  const html = `<!doctype html><title>${FAULT_TEXT}</title>`
  const said = JSON.stringify({ error: `${FAULT_TEXT} ${Object.values(SECRETS).join(' ')}` })
  const faults: Record<string, LinkFault> = {
    'connection refused': { kind: 'refuse' },
    'reset before the headers': { kind: 'reset', at: 0 },
    'reset in the body': { kind: 'reset', at: -3 },
    'hangs before the headers': { kind: 'hang', at: 0 },
    'hangs in the body': { kind: 'hang', at: -3 },
    'a byte a second': { kind: 'drip' },
    'a body of 300 MB': {
      kind: 'instead',
      bytes: head(200, 'application/json', HUGE_BYTES),
      padding: HUGE_BYTES,
    },
    'status 500': answer(500, said),
    'status 401': answer(401, said),
    'status 429': answer(429, said, `Retry-After: ${RETRY_AFTER_SECONDS}\r\n`),
    'HTML in place of JSON': answer(200, html, '', 'text/html'),
    'truncated JSON': answer(200, good.slice(0, good.length / 2)),
    'numbers out of range': answer(200, outOfRange),
    'redirect to another host': answer(302, '', `Location: ${redirectTo}\r\n`),
    'slow by 2 s': { kind: 'delay', milliseconds: 2_000 },
  }
  return faults
}

function answer(status: number, body: string, more = '', type = 'application/json'): LinkFault {
  return {
    kind: 'instead',
    bytes: Buffer.concat([head(status, type, Buffer.byteLength(body), more), Buffer.from(body)]),
  }
}

function head(status: number, type: string, length: number, more = ''): Buffer {
  return Buffer.from(`HTTP/1.1 ${status} -\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`)
}
