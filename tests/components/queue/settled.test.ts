import { expect, it } from 'vitest'
import type { Outcome } from '@/components/queue/outcome'
import { createQueue } from '@/components/queue/queue'
import { settled } from '@/components/queue/settled'
import { createSimulatedTimer } from './simulated-timer'

const NEVER = new Promise<Outcome<number>>(() => {})

function start(ask: () => Promise<Outcome<number>>) {
  const queue = createQueue({ keys: ['a', 'b'], ask, timer: createSimulatedTimer() })
  queue.start()
  return queue
}

it('is the state of a queue that halts, with what is left of it', async () => {
  const state = await settled(start(async () => ({ kind: 'limited', message: 'Too many.', retryAfterSeconds: 60 })))
  expect(state).toMatchObject({ isDone: false, halt: { kind: 'limited' }, entries: [{ state: 'queued' }, {}] })
})

it('comes for a queue that is stopped before it is done', async () => {
  const queue = start(() => NEVER)
  const state = settled(queue)
  queue.stop()
  expect(await state).toMatchObject({ isDone: false, halt: undefined })
})
