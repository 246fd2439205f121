import type { Queue, QueueState } from './queue'

/** The state in which a queue is done or halts, or another wanted one; or the one in which it was stopped. */
export function settled<Value>(
  queue: Queue<Value>,
  isWanted = ({ isDone, halt }: QueueState<Value>) => isDone || halt !== undefined,
): Promise<QueueState<Value>> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(look)
    queue.stopped.addEventListener('abort', end, { once: true })
    look()

    function look() {
      if (isWanted(queue.state())) end()
    }

    function end() {
      unsubscribe()
      resolve(queue.state())
    }
  })
}
