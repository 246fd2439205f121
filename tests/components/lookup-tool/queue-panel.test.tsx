import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { createQueue, QUOTA_SPENT, type QueueState } from '@/components/queue/queue'
import { limitReached, paceReached } from '@/lib/limit/limit-messages'
import { policies } from '@/lib/limit/policies'

const KEYS = Array.from({ length: 5_000 }, (_, index) => `site-${index}.com`)
const timer = { now: () => 0, after: () => () => {} }

function queueWith(answers: number) {
  const known = new Map(KEYS.slice(0, answers).map((key) => [key, { value: 1, atMs: 0 }]))
  return createQueue({ keys: KEYS, known, ask: () => new Promise<never>(() => {}), timer })
}

it.each([
  ['runs', 1_000, false, '1,000 / 5,000 Pause Looking up 5,000 domains.'],
  ['is paused', 1_000, true, '1,000 / 5,000 Rating: 1,000 of 5,000, paused.'],
  ['is done', 5_000, false, '5,000 / 5,000 Rating: all 5,000.'],
])('while a long list %s, its progress has commas in its numbers', (_state, answers, isPaused, text) => {
  const queue = queueWith(answers)
  if (isPaused) queue.pause()
  expect(textOf(queue.state(), 'Rating')).toBe(text)
})

it.each<[string, Partial<QueueState<number>>]>([
  ['waiting for the hourly limit', { halt: limited(limitReached(policies.pageRank, 60)) }],
  ['waiting for the hourly limit', { halt: limited(QUOTA_SPENT) }],
  ['waiting for the provider', { halt: limited(paceReached(3)) }],
  ['waiting for a connection', { halt: { kind: 'offline' } }],
  ['stopped', { halt: { kind: 'failing', message: 'Try again.' } }],
])('a queue that has halted says which measure is %s', (words, halted) => {
  expect(textOf(stateOf(['answered', 'queued', 'queued'], halted), 'PageRank')).toBe(`PageRank: 1 of 3, ${words}.`)
})

it('a measure with a failed lookup is not complete', () => {
  const found = (last: 'answered' | 'failed') => textOf(stateOf(['answered', last], { isDone: true }), 'PageRank')
  expect([found('answered'), found('failed')]).toEqual(['PageRank: all 2.', 'PageRank: 1 of 2.'])
})

function limited(message: string) {
  return { kind: 'limited', message, untilMs: 0 } as const
}

function stateOf(states: ('answered' | 'failed' | 'queued')[], rest: Partial<QueueState<number>>): QueueState<number> {
  const entries = states.map((state, index) => ({
    key: KEYS[index] ?? '',
    state,
    value: 1,
    atMs: 0,
    message: '',
    canRetry: true,
  }))
  return { entries, usage: { madeAtMs: [] }, isDone: false, ...rest }
}

function textOf(state: QueueState<number>, what: string): string {
  return renderToStaticMarkup(<QueuePanel queue={queueWith(0)} state={state} what={what} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
