import type { Queue } from './queue'

/** Resolves when a queue is done, or was stopped. */
export function untilDone(queue: Queue<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(look)
    queue.stopped.addEventListener('abort', end, { once: true })
    look()

    function look() {
      if (queue.state().isDone) end()
    }

    function end() {
      unsubscribe()
      resolve()
    }
  })
}
