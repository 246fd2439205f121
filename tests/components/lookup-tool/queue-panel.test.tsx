import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { createQueue } from '@/components/queue/queue'

const KEYS = Array.from({ length: 5_000 }, (_, index) => `site-${index}.com`)
const timer = { now: () => 0, after: () => () => {} }

function queueWith(answers: number) {
  const known = new Map(KEYS.slice(0, answers).map((key) => [key, { value: 1, atMs: 0 }]))
  return createQueue({ keys: KEYS, known, ask: () => new Promise<never>(() => {}), timer })
}

it.each([
  ['runs', 1_000, false, '1,000 / 5,000 Pause Looking up 5,000 domains.'],
  ['is paused', 1_000, true, '1,000 / 5,000 1,000 of 5,000 looked up so far.'],
  ['is done', 5_000, false, '5,000 / 5,000 Done. Rating looked up for 5,000 of 5,000 domains.'],
])('while a long list %s, its progress has commas in its numbers', (_state, answers, isPaused, text) => {
  const queue = queueWith(answers)
  if (isPaused) queue.pause()
  const html = renderToStaticMarkup(<QueuePanel queue={queue} state={queue.state()} what="Rating" />)
  expect(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(text)
})
