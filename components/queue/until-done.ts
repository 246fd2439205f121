import type { Queue } from './queue'

/** Resolves when a queue is done, or was stopped. */
export function untilDone(queue: Queue<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => queue.state().isDone && resolve()
    queue.subscribe(check)
    queue.stopped.addEventListener('abort', () => resolve())
    check()
  })
}
