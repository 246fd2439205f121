export interface FairQueueLimits {
  running: number
  runningOfClient: number
  waiting: number
  waitingOfClient: number
}

/** The queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Line {
  running: number
  /** The first is the next to run. */
  waiting: (() => void)[]
}

/**
 * A queue in which clients take turns, so that a client with many calls delays the others by few. It runs `work` when it
 * is its client's turn, and rejects with `QueueFull`, or with the reason of `signal` while it waits.
 */
export function createFairQueue(limits: FairQueueLimits) {
  // The client whose turn is next comes first.
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0

  return async <T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const line = lines.get(client) ?? { running: 0, waiting: [] }
    const mayBegin = running < limits.running && line.running < limits.runningOfClient
    if (!mayBegin && (waiting >= limits.waiting || line.waiting.length >= limits.waitingOfClient)) throw new QueueFull()
    lines.set(client, line)
    try {
      if (mayBegin) begin(line)
      else await turnIn(line, signal)
      try {
        return await work()
      } finally {
        running -= 1
        line.running -= 1
        beginWaiting()
      }
    } finally {
      if (line.running === 0 && line.waiting.length === 0) lines.delete(client)
    }
  }

  function begin(line: Line): void {
    running += 1
    line.running += 1
  }

  function turnIn(line: Line, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      line.waiting.push(resolve)
      waiting += 1
      signal?.addEventListener('abort', () => {
        const at = line.waiting.indexOf(resolve)
        if (at < 0) return
        line.waiting.splice(at, 1)
        waiting -= 1
        reject(signal.reason)
      })
    })
  }

  function beginWaiting(): void {
    for (const [client, line] of lines) {
      if (running >= limits.running) return
      if (line.running >= limits.runningOfClient) continue
      const next = line.waiting.shift()
      if (!next) continue
      waiting -= 1
      begin(line)
      next()
      lines.delete(client)
      lines.set(client, line)
    }
  }
}
