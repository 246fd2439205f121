import { TooManyRequests } from '@/lib/errors'

/** Names that are asked for within this time share the first call. */
const JOIN_MS = 25
/** Nobody is told to come back later than this, however many were told before. */
const MAX_RETRY_AFTER_MS = 60_000

export interface Clock {
  /** Milliseconds, from a clock that never goes back. */
  now(): number
  after(milliseconds: number, callback: () => void): void
}

export const processClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
}

interface Pace {
  /** Between two calls. */
  gapSeconds: number
  /** How long a name may wait for its call. */
  maxWaitSeconds: number
}

interface Waiting<Value> {
  name: string
  /** When its call must have left. */
  untilMs: number
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

export interface PacedQueue<Value> {
  /**
   * Reserves a place for a name that is loaded later, and returns the function that releases it. Throws
   * `TooManyRequests` if the name would wait too long.
   */
  reserve(): () => void
  /** Waits for a call. Rejects with `TooManyRequests` if that takes too long. */
  load(name: string): Promise<Value>
}

/** Names wait here for calls that leave one process at a steady pace. Those that wait together share a call. */
export function createPacedQueue<Value>({
  pace,
  call,
  namesPerCall,
  messageOf,
  clock = processClock,
}: {
  pace: Pace
  /** In the order of the names. After `again`, the names are back in the queue, before all others. */
  call: (names: readonly string[]) => Promise<readonly (Value | Error)[] | 'again'>
  /** How many names a call takes at the moment. */
  namesPerCall: () => number
  /** The message of `TooManyRequests`. */
  messageOf: (retryAfterSeconds: number) => string
  clock?: Clock
}): PacedQueue<Value> {
  const gapMs = pace.gapSeconds * 1_000
  const maxWaitMs = pace.maxWaitSeconds * 1_000
  const waiting: Waiting<Value>[] = []
  let reserved = 0
  let nextCallMs = Number.NEGATIVE_INFINITY
  let isScheduled = false
  /** When the last refused caller was told to come back. */
  let lastRetryAtMs = Number.NEGATIVE_INFINITY

  /** When the call of a name leaves that has `before` names before it. */
  function leavesAt(before: number): number {
    return Math.max(nextCallMs, clock.now()) + Math.floor(before / namesPerCall()) * gapMs
  }

  /** Each refused name gets a time for itself, so that those who come back then do not refuse one another. */
  function refusal(before: number): TooManyRequests {
    const nowMs = clock.now()
    const freeMs = Math.max(leavesAt(before) - maxWaitMs, lastRetryAtMs + gapMs / namesPerCall())
    const waitMs = Math.min(freeMs - nowMs, MAX_RETRY_AFTER_MS)
    lastRetryAtMs = nowMs + waitMs
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
    return new TooManyRequests(messageOf(seconds), seconds)
  }

  function checkRoom(): void {
    const before = waiting.length + reserved
    if (leavesAt(before) > clock.now() + maxWaitMs) throw refusal(before)
  }

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    nextCallMs = Math.max(nextCallMs, clock.now() + JOIN_MS)
    clock.after(nextCallMs - clock.now(), send)
  }

  function send(): void {
    isScheduled = false
    nextCallMs = clock.now() + gapMs
    void resolveBatch(waiting.splice(0, namesPerCall()))
    schedule()
  }

  async function resolveBatch(batch: Waiting<Value>[]): Promise<void> {
    try {
      const results = await call(batch.map(({ name }) => name))
      if (results === 'again') return putBack(batch)
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result instanceof Error) reject(result)
        else resolve(result as Value)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  /** Calls may take fewer names now, so those whose turn would come too late are told at once. */
  function putBack(batch: Waiting<Value>[]): void {
    const all = [...batch, ...waiting.splice(0)]
    for (const entry of all) {
      if (leavesAt(waiting.length) <= entry.untilMs) waiting.push(entry)
      else entry.reject(refusal(waiting.length))
    }
    schedule()
  }

  return {
    reserve() {
      checkRoom()
      reserved += 1
      let isKept = true
      return () => {
        if (isKept) reserved -= 1
        isKept = false
      }
    },
    async load(name) {
      checkRoom()
      return new Promise<Value>((resolve, reject) => {
        waiting.push({ name, untilMs: clock.now() + maxWaitMs, resolve, reject })
        schedule()
      })
    },
  }
}
