import { setImmediate as settled } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserTimer } from '@/components/queue/browser-timer'
import type { Outcome } from '@/components/queue/outcome'
import { createQueue, type QueueOptions } from '@/components/queue/queue'
import { untilDone } from '@/components/queue/until-done'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

type Answer = Outcome<number>

function answered(keys: readonly string[]): Answer {
  return { kind: 'answered', values: new Map(keys.map((key) => [key, key.length])) }
}

const failed: Answer = { kind: 'failed', message: 'down' }

/** A queue whose calls stay open until the test answers them. */
function openQueue(options: Omit<QueueOptions<number>, 'ask' | 'timer'>) {
  const calls: { keys: readonly string[]; signal: AbortSignal; answer: (outcome: Answer) => Promise<void> }[] = []
  const ask = (keys: readonly string[], signal: AbortSignal) =>
    new Promise<Answer>((resolve) => {
      const answer = (outcome: Answer) => {
        calls.splice(
          calls.findIndex((call) => call.keys === keys),
          1,
        )
        resolve(outcome)
        return settled()
      }
      calls.push({ keys, signal, answer })
    })
  const queue = createQueue({ ...options, ask, timer: browserTimer })
  queue.resume()
  const answerFirst = async (outcome?: Answer) => {
    const call = calls[0]
    if (!call) throw new Error('nothing is being asked')
    await call.answer(outcome ?? answered(call.keys))
  }
  const asked = () => calls.map(({ keys }) => keys.join(' '))
  const states = () => queue.state().entries.map(({ state }) => state)
  return { queue, calls, answerFirst, asked, states }
}

describe('a queue', () => {
  it('asks for nothing that an earlier run knows, and tells each answer at once with its time', async () => {
    const told: unknown[] = []
    const { queue, answerFirst, asked } = openQueue({
      keys: ['a', 'b', 'c'],
      batchSize: 2,
      known: new Map([['b', { value: 7, atMs: 5 }]]),
      onAnswers: (answers) => told.push([...answers]),
    })
    expect(asked()).toEqual(['a c'])
    await answerFirst({ kind: 'answered', values: new Map([['a', 1]]), atMs: 9 })
    expect(told).toEqual([[['a', { value: 1, atMs: 9 }]]])
    queue.retry()
    await answerFirst()
    expect(told[1]).toEqual([['c', { value: 1, atMs: Date.now() }]])
    expect(queue.state().entries).toContainEqual({ key: 'b', state: 'answered', value: 7, atMs: 5 })
  })

  it('waits for Retry-After when it is limited, and loses no key', async () => {
    const { queue, answerFirst, asked, states } = openQueue({ keys: ['a', 'b'] })
    await answerFirst({ kind: 'limited', message: 'spent', retryAfterSeconds: 60 })
    expect(states()).toEqual(['queued', 'queued'])
    expect(queue.state().halt).toEqual({ kind: 'limited', message: 'spent', untilMs: Date.now() + 60_000 })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toEqual(['a'])
  })

  it('waits for the longest of several limits', async () => {
    const { answerFirst, asked } = openQueue({ keys: ['a', 'b'], concurrency: 2 })
    await answerFirst({ kind: 'limited', message: '', retryAfterSeconds: 90 })
    await answerFirst({ kind: 'limited', message: '', retryAfterSeconds: 10 })
    await vi.advanceTimersByTimeAsync(89_000)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked()).toEqual(['a', 'b'])
  })

  it('makes no call while the quota is empty', async () => {
    const { queue, calls, answerFirst, asked } = openQueue({ keys: ['a', 'b'] })
    await answerFirst({ ...answered(calls[0]?.keys ?? []), quota: { remaining: 0, resetSeconds: 30 } } as Answer)
    expect(asked()).toEqual([])
    expect(queue.state()).toMatchObject({ usage: { quota: { remaining: 0, resetAtMs: Date.now() + 30_000 } } })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked()).toEqual(['b'])
  })

  it('counts the calls of a page towards its limit, but not those refused or free', async () => {
    const usage = { madeAtMs: [1] }
    const startMs = Date.now()
    const { answerFirst } = openQueue({ keys: ['a', 'b', 'c', 'd', 'e'], usage })
    await answerFirst()
    await answerFirst({ ...answered(['b']), isFree: true } as Answer)
    await answerFirst({ kind: 'refused', message: 'not a domain' })
    await answerFirst(failed)
    await answerFirst({ kind: 'limited', message: 'spent', retryAfterSeconds: 60 })
    expect(usage.madeAtMs).toEqual([1, startMs, startMs])
  })

  it('is done with the last key, even if the quota is empty', async () => {
    const { queue, answerFirst, calls } = openQueue({ keys: ['a'] })
    await answerFirst({ ...answered(calls[0]?.keys ?? []), quota: { remaining: 0, resetSeconds: 30 } } as Answer)
    expect(queue.state()).toMatchObject({ isDone: true, halt: undefined })
  })

  it('stops after three failures in a row, and retries what failed', async () => {
    const { queue, answerFirst, asked, states } = openQueue({ keys: ['a', 'b', 'c', 'd'] })
    await answerFirst(failed)
    await answerFirst(failed)
    await answerFirst(failed)
    expect(asked()).toEqual([])
    expect(states()).toEqual(['failed', 'failed', 'failed', 'queued'])
    expect(queue.state().halt).toEqual({ kind: 'failing', message: 'down' })
    queue.retry()
    expect(asked()).toEqual(['a'])
  })

  it('goes on if answers come between failures', async () => {
    const { queue, answerFirst, states } = openQueue({ keys: ['a', 'b', 'c', 'd', 'e'] })
    for (const outcome of [failed, failed, undefined, failed, failed]) await answerFirst(outcome)
    expect(queue.state().isDone).toBe(true)
    expect(states()).toEqual(['failed', 'failed', 'answered', 'failed', 'failed'])
  })

  it('does not retry refused keys', async () => {
    const { queue, answerFirst, asked, states } = openQueue({ keys: ['a'] })
    await answerFirst({ kind: 'refused', message: 'not a domain' })
    queue.retry()
    expect(asked()).toEqual([])
    expect(states()).toEqual(['failed'])
  })

  it.each<Answer>([{ kind: 'offline' }, { kind: 'unavailable', message: 'later' }])('halts at %o', async (outcome) => {
    const { queue, answerFirst, asked } = openQueue({ keys: ['a'] })
    await answerFirst(outcome)
    expect([queue.state().halt?.kind, asked()]).toEqual([outcome.kind === 'offline' ? 'offline' : 'failing', []])
    queue.resume()
    expect(asked()).toEqual(['a'])
  })

  it('fails a key without an answer', async () => {
    const { answerFirst, states } = openQueue({ keys: ['a', 'b'], batchSize: 2 })
    await answerFirst(answered(['b']))
    expect(states()).toEqual(['failed', 'answered'])
  })

  it('takes answers while paused, and makes no call', async () => {
    const { queue, answerFirst, asked, states } = openQueue({ keys: ['a', 'b'] })
    queue.pause()
    await answerFirst()
    expect(asked()).toEqual([])
    expect(states()).toEqual(['answered', 'queued'])
    queue.resume()
    expect(asked()).toEqual(['b'])
  })

  it('stays paused when a limit comes or the connection drops', async () => {
    const { queue, answerFirst, asked } = openQueue({ keys: ['a', 'b'] })
    queue.pause()
    await answerFirst({ kind: 'limited', message: '', retryAfterSeconds: 1 })
    queue.goOffline()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(queue.state().halt).toEqual({ kind: 'paused' })
    expect(asked()).toEqual([])
  })

  it('aborts its calls when stopped, and makes no more', async () => {
    const { queue, calls, answerFirst, asked } = openQueue({ keys: ['a', 'b'] })
    const { signal } = calls[0] ?? {}
    let times = 0
    queue.subscribe(() => times++)
    queue.stop()
    expect(signal?.aborted).toBe(true)
    await answerFirst({ kind: 'limited', message: '', retryAfterSeconds: 1 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked()).toEqual([])
    expect(times).toBe(0)
  })

  it('is waited for no more when it is stopped before it is done', async () => {
    const { queue } = openQueue({ keys: ['a'] })
    const end = untilDone(queue)
    queue.stop()
    await end
    expect(queue.state().isDone).toBe(false)
  })

  it('notifies once for many answers, and keeps unchanged entries', async () => {
    const { queue, answerFirst } = openQueue({ keys: ['a', 'b', 'c', 'd'], concurrency: 4 })
    let times = 0
    queue.subscribe(() => times++)
    const before = queue.state().entries
    await answerFirst()
    await answerFirst()
    expect(times).toBe(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(times).toBe(1)
    expect(queue.state().entries.map((entry, index) => entry === before[index])).toEqual([false, false, true, true])
  })

  it('ends with every key done, fails only what was refused or failed, and keeps its concurrency', async () => {
    const kind = fc.constantFrom<Answer['kind']>('answered', 'refused', 'failed', 'unavailable', 'limited', 'offline')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 10 }),
        fc.array(kind, { maxLength: 30 }),
        async (count, concurrency, batchSize, kinds) => {
          const keys = Array.from({ length: count }, (_, index) => `k${index}`)
          const lost = new Set<string>()
          let open = 0
          let most = 0
          const queue = createQueue<number>({
            keys,
            concurrency,
            batchSize,
            timer: browserTimer,
            async ask(batch) {
              most = Math.max(most, ++open)
              await Promise.resolve()
              open--
              const outcome = kinds.shift() ?? 'answered'
              if (outcome === 'answered') return answered(batch)
              if (outcome === 'refused' || outcome === 'failed') for (const key of batch) lost.add(key)
              if (outcome === 'limited') return { kind: outcome, message: '', retryAfterSeconds: 5 }
              return outcome === 'offline' ? { kind: outcome } : { kind: outcome, message: '' }
            },
          })
          queue.resume()
          for (let round = 0; round < 100 && !queue.state().isDone; round++) {
            await vi.advanceTimersByTimeAsync(5_000)
            if (queue.state().halt && queue.state().halt?.kind !== 'limited') queue.resume()
          }
          expect(queue.state().isDone).toBe(true)
          expect(queue.state().entries.map(({ key, state }) => [key, state])).toEqual(
            keys.map((key) => [key, lost.has(key) ? 'failed' : 'answered']),
          )
          expect(most).toBeLessThanOrEqual(concurrency)
        },
      ),
    )
  })
})

it('a key that is left out is not asked for until somebody wants it, and one that waits can leave', async () => {
  const { queue, calls, answerFirst } = openQueue({ keys: ['a', 'b', 'c'], leftOut: new Set(['b']) })
  const states = () => queue.state().entries.map(({ key, state }) => `${key} ${state}`)
  queue.leaveOut(['a', 'c'])
  expect(states()).toEqual(['a pending', 'b left out', 'c left out'])
  await answerFirst()
  expect(queue.state().isDone).toBe(true)
  queue.lookUp(['b'])
  expect(calls.map(({ keys }) => keys)).toEqual([['b']])
  await answerFirst()
  expect(states()).toEqual(['a answered', 'b answered', 'c left out'])
})

it.each<[kind: string, isAsked: boolean, halt: (queue: ReturnType<typeof openQueue>) => unknown]>([
  ['paused', false, ({ queue }) => queue.pause()],
  ['elsewhere', false, ({ queue }) => queue.follow()],
  ['limited', false, ({ answerFirst }) => answerFirst({ kind: 'limited', message: '', retryAfterSeconds: 60 })],
  ['failing', true, ({ answerFirst }) => answerFirst({ kind: 'unavailable', message: 'later' })],
  ['offline', true, ({ answerFirst }) => answerFirst({ kind: 'offline' })],
])('a key that is asked for by itself waits with the others where the queue is %s', async (kind, isAsked, halt) => {
  const open = openQueue({ keys: ['a', 'b', 'c'], leftOut: new Set(['c']) })
  await halt(open)
  const before = open.asked()
  let published = 0
  open.queue.subscribe(() => published++)
  open.queue.lookUp(['c'])
  expect(published).toBe(1)
  expect(open.states().at(-1)).toBe('queued')
  expect([open.queue.state().halt?.kind, open.asked()]).toEqual(isAsked ? [undefined, ['a']] : [kind, before])
})
