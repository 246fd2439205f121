import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { UpstreamError } from '@/lib/errors'
import { fetchUpstream, parseJsonBody } from '@/lib/upstream/fetch-upstream'
import type { Fault } from '@/scripts/sample-providers/faults'
import { type SampleProviders, startSampleProviders } from '@/scripts/sample-providers/start'
import { freePort } from '@/tests/support/loopback'

const DEADLINE_MS = 5_000
const MIB = 1024 * 1024

const providers: SampleProviders[] = []
afterAll(() => Promise.all(providers.map((provider) => provider.stop())))

async function startProvider(fault?: Fault) {
  const provider = await startSampleProviders()
  providers.push(provider)
  provider.fault('rating', fault)
  const url = new URL(`${provider.domainRatingUrl}?target=example.com&output=json`)
  const init = { headers: { Authorization: 'Bearer key' } }
  return { provider, ask: (deadlineMs?: number) => fetchUpstream(url, init, deadlineMs) }
}

async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => expect.unreachable('an answer came'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(UpstreamError)
  return error as UpstreamError
}

/** Counts the attempts to open a connection to the port. */
function countConnections(port: number) {
  const attempts = { count: 0 }
  const onConnect = (message: unknown) => {
    const { connectParams } = message as { connectParams: { port: string } }
    if (connectParams.port === String(port)) attempts.count++
  }
  subscribe('undici:client:beforeConnect', onConnect)
  onTestFinished(() => {
    unsubscribe('undici:client:beforeConnect', onConnect)
  })
  return attempts
}

describe('fetchUpstream', () => {
  it('returns status, headers and body', async () => {
    const { ask } = await startProvider()
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Sample-Data')).toBe('true')
    expect(parseJsonBody(answer).json).toMatchObject({ domain_rating: { domain_rating: 92 } })
  })

  it.each([204, 400, 401, 404, 429, 500, 503])('returns a %i like any other answer', async (status) => {
    const { ask } = await startProvider({ kind: 'status', status })
    expect((await ask()).status).toBe(status)
  })

  it('does not follow a redirect', async () => {
    const { provider: other } = await startProvider()
    const { ask } = await startProvider({ kind: 'redirect', to: other.domainRatingUrl })
    expect((await ask()).status).toBe(302)
    expect(other.calls).toEqual([])
  })

  it('accepts a body of 1 MiB and no more', async () => {
    const whole = await startProvider({ kind: 'huge', bytes: MIB })
    expect((await whole.ask()).body).toHaveLength(MIB)
    const over = await startProvider({ kind: 'huge', bytes: MIB + 1 })
    expect((await failureOf(over.ask())).reason).toBe('shape')
  })

  it('hangs up on a body of 300 MB', async () => {
    const { ask, provider } = await startProvider({ kind: 'huge', bytes: 300_000_000 })
    expect((await failureOf(ask())).reason).toBe('shape')
    await provider.stop()
    // Socket buffers take more than the cap.
    expect(provider.calls[0]?.bodyBytesSent).toBeLessThan(30 * MIB)
  })

  it.each(['headers', 'end'] as const)('never asks again after a reset before the %s', async (before) => {
    const { ask, provider } = await startProvider({ kind: 'reset', before })
    expect((await failureOf(ask())).reason).toBe('unreachable')
    expect(provider.calls).toHaveLength(1)
  })

  it('tries a refused connection twice', async () => {
    const port = await freePort()
    const attempts = countConnections(port)
    const error = await failureOf(fetchUpstream(new URL(`http://127.0.0.1:${port}/`)))
    expect(error.reason).toBe('unreachable')
    expect(error.message).toContain('ECONNREFUSED')
    expect(attempts.count).toBe(2)
  })

  it('keeps the query and the headers out of the message', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}/path?target=secret-query`)
    const error = await failureOf(fetchUpstream(url, { headers: { Authorization: 'Bearer secret-key' } }))
    expect(error.message).not.toContain('secret')
  })
})

describe.concurrent('fetchUpstream gives up after 5 s', () => {
  it.each<[string, Fault]>([
    ['without headers', { kind: 'hang', before: 'headers' }],
    ['in the middle of the body', { kind: 'hang', before: 'end' }],
    ['on a byte each second', { kind: 'drip' }],
    ['on an answer that comes later', { kind: 'delay', milliseconds: 5_500 }],
  ])('%s', { timeout: 10_000 }, async (_, fault) => {
    const { ask, provider } = await startProvider(fault)
    const started = performance.now()
    expect((await failureOf(ask())).reason).toBe('timeout')
    const took = performance.now() - started
    expect(took).toBeGreaterThan(DEADLINE_MS - 50)
    expect(took).toBeLessThan(DEADLINE_MS + 900)
    expect(provider.calls).toHaveLength(1)
  })
})

it('has the deadline that it is given', async () => {
  const { ask } = await startProvider({ kind: 'hang', before: 'headers' })
  const error = await failureOf(ask(50))
  expect([error.reason, error.message]).toEqual(['timeout', expect.stringContaining('50 ms')])
})

describe('parseJsonBody', () => {
  const answerOf = (body: Uint8Array) => ({ status: 200, headers: new Headers(), body })
  const encode = (text: string) => new TextEncoder().encode(text)

  it.each(['', 'null,', '<html>', '{"a":1', "{'a':1}", '{"a":NaN}'])('refuses %j', (text) => {
    expect(() => parseJsonBody(answerOf(encode(text)))).toThrow(UpstreamError)
  })

  it('refuses what is not UTF-8', () => {
    expect(() => parseJsonBody(answerOf(Uint8Array.of(0x22, 0xff, 0x22)))).toThrow(UpstreamError)
  })

  it('keeps every byte of the text, including a byte order mark and white space', () => {
    const bytes = encode('\ufeff\r\n{ "a" :\t1.0, "ü":"\\u00fc" }\n ')
    const { text, json } = parseJsonBody(answerOf(bytes))
    expect(encode(text)).toEqual(bytes)
    expect(json).toEqual({ a: 1, ü: 'ü' })
  })
})
