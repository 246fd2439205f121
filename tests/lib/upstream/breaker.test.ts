import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TooManyRequests, UpstreamError, type UpstreamFault } from '@/lib/errors'
import { createBreaker } from '@/lib/upstream/breaker'
import { createGate } from '@/tests/support/gate'

const PROBE_AFTER_MS = 1_000
const MAX_IN_FLIGHT = 50
const MAX_WAITING = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const outage = (reason: UpstreamFault = 'unreachable', status?: number) => new UpstreamError(reason, 'gone', { status })

/** A guarded provider. `fail` and `answer` make one call each and return its result. */
function guard(options?: Parameters<typeof createBreaker>[1]) {
  const guarded = createBreaker('rating', options)
  const calls = { count: 0 }
  const attempt = (result: () => Promise<unknown>) =>
    guarded(() => {
      calls.count++
      return result()
    }).catch((error: unknown) => error)
  return {
    guarded,
    calls,
    answer: () => attempt(async () => 'answer'),
    fail: (error: unknown) => attempt(() => Promise.reject(error)),
    async open() {
      for (let i = 0; i < 5; i++) await attempt(() => Promise.reject(outage()))
    },
  }
}

const NOT_ASKED = expect.objectContaining({ name: 'UpstreamError', message: expect.stringContaining('was not called') })

describe('the breaker', () => {
  it.each([
    ['unreachable', outage()],
    ['timeout', outage('timeout')],
    ['shape', outage('shape')],
    ['status 500', outage('status', 500)],
  ])('leaves the provider alone after 5 times %s in a row, and not after 4', async (_, error) => {
    const { answer, fail, calls } = guard()
    for (let i = 0; i < 4; i++) expect(await fail(error)).toBe(error)
    expect(await answer()).toBe('answer')
    for (let i = 0; i < 5; i++) expect(await fail(error)).toBe(error)
    expect(await answer()).toEqual(NOT_ASKED)
    expect(calls.count).toBe(10)
  })

  it.each([
    ['a refused key', outage('refused', 401)],
    ['a spent quota', outage('refused', 429)],
    ['nothing about one name', outage('unusable')],
    ['a quota of the rating provider', new TooManyRequests('later', 60)],
    ['status 400', outage('status', 400)],
    ['a redirect', outage('status', 302)],
    ['a fault of our own', new TypeError('bug')],
  ])('counts %s as an answer, which ends a row of failures', async (_, error) => {
    const { answer, fail } = guard()
    for (let i = 0; i < 8; i++) expect(await fail(error)).toBe(error)
    for (let i = 0; i < 4; i++) await fail(outage())
    await fail(error)
    for (let i = 0; i < 4; i++) await fail(outage())
    expect(await answer()).toBe('answer')
  })

  it('probes once a second, and closes after a probe that succeeds', async () => {
    const { answer, fail, open, calls } = guard()
    await open()
    pass(PROBE_AFTER_MS - 1)
    expect(await answer()).toEqual(NOT_ASKED)
    pass(1)
    expect(await fail(outage())).not.toEqual(NOT_ASKED)
    expect(await answer()).toEqual(NOT_ASKED)
    pass(PROBE_AFTER_MS)
    expect(await answer()).toBe('answer')
    expect(calls.count).toBe(7)
    for (let i = 0; i < 4; i++) await fail(outage())
    expect(await answer()).toBe('answer')
  })

  it('closes after a probe that the provider refuses, and counts from zero', async () => {
    const { answer, fail, open } = guard()
    await open()
    pass(PROBE_AFTER_MS)
    await fail(outage('refused', 429))
    await fail(outage())
    expect(await answer()).toBe('answer')
  })

  it('fails at once while a probe is under way', async () => {
    const { guarded, answer, open } = guard()
    await open()
    pass(PROBE_AFTER_MS)
    const { passed, open: finish } = createGate()
    const probe = guarded(() => passed)
    expect(await answer()).toEqual(NOT_ASKED)
    finish()
    await probe
    expect(await answer()).toBe('answer')
  })

  it('gives calls 5 seconds, and a probe half as many', async () => {
    const { guarded, open } = guard()
    // Rounded up, because it is what is left of the deadline.
    const given = async () => Math.ceil((await guarded(async (deadlineMs) => deadlineMs)) / 500) / 2
    expect(await given()).toBe(5)
    await open()
    pass(PROBE_AFTER_MS)
    expect(await given()).toBe(2.5)
    expect(await given()).toBe(5)
  })
})

describe('the cap', () => {
  /** Calls that end when the test says so. */
  function hold(guarded: ReturnType<typeof createBreaker>, count: number) {
    const held: (() => void)[] = []
    const answers = Array.from({ length: count }, () =>
      guarded(() => new Promise<string>((resolve) => held.push(() => resolve('answer')))).catch(
        (error: unknown) => error,
      ),
    )
    return { held, answers }
  }

  it('runs 50 calls, has 200 waiting, and refuses the next at once', async () => {
    const { guarded, answer } = guard()
    const { held, answers } = hold(guarded, MAX_IN_FLIGHT + MAX_WAITING)
    expect(held).toHaveLength(MAX_IN_FLIGHT)
    expect(await answer()).toEqual(NOT_ASKED)
    for (let ended = 0; ended < held.length; ended++) {
      held[ended]?.()
      await answers[ended]
      await Promise.resolve()
      expect(held.length - ended).toBeLessThanOrEqual(MAX_IN_FLIGHT + 1)
    }
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['answer']))
  })

  it('counts waiting towards the deadline', async () => {
    const { guarded, calls, answer } = guard({ deadlineMs: 5 })
    const { held, answers } = hold(guarded, MAX_IN_FLIGHT)
    const late = answer()
    await new Promise((resolve) => AbortSignal.timeout(6).addEventListener('abort', resolve))
    for (const end of held) end()
    expect(await late).toEqual(NOT_ASKED)
    expect(calls.count).toBe(0)
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['answer']))
  })

  it('refuses waiting calls once the provider has failed', async () => {
    const { guarded, answer, calls } = guard()
    const failing = Array.from({ length: MAX_IN_FLIGHT }, () =>
      guarded(() => Promise.reject(outage())).catch((error: unknown) => error),
    )
    const waiting = answer()
    await Promise.all(failing)
    expect(await waiting).toEqual(NOT_ASKED)
    expect(calls.count).toBe(0)
  })
})
