import type { Queue, QueueState } from './queue'

/** The state in which a queue is done, halts, or was stopped. */
export function settled<Value>(queue: Queue<Value>): Promise<QueueState<Value>> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(look)
    queue.stopped.addEventListener('abort', end, { once: true })
    look()

    function look() {
      const { isDone, halt } = queue.state()
      if (isDone || halt) end()
    }

    function end() {
      unsubscribe()
      queue.stopped.removeEventListener('abort', end)
      resolve(queue.state())
    }
  })
}
