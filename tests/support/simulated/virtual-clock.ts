import { channel } from 'node:diagnostics_channel'
import type { Clock } from '@/lib/upstream/paced-queue'

/** The event loop reads everything that has arrived within so many turns. */
const QUIET_TURNS = 5

/**
 * All requests that `fetch` makes in this process. A set, not a count: another file's request may end here that began
 * before this module was loaded.
 */
const inFlight = new Set<object>()
channel('undici:request:create').subscribe((message) => inFlight.add(requestOf(message)))
for (const end of ['trailers', 'error']) {
  channel(`undici:request:${end}`).subscribe((message) => inFlight.delete(requestOf(message)))
}

function requestOf(message: unknown): object {
  return (message as { request: object }).request
}

interface Due {
  atMs: number
  callback: () => void
}

/** A clock that stands still while the process has work or a request is under way, and then jumps to the next timer. */
export function createVirtualClock(): Clock & { pass(milliseconds: number): void } {
  let nowMs = 0
  let timers: Due[] = []
  let quietTurns = 0
  let isRunning = false

  function turn(): void {
    quietTurns = inFlight.size === 0 ? quietTurns + 1 : 0
    if (quietTurns > QUIET_TURNS) fire()
    isRunning = timers.length > 0
    if (isRunning) setImmediate(turn)
  }

  function fire(): void {
    quietTurns = 0
    const [next, ...others] = timers.toSorted((a, b) => a.atMs - b.atMs)
    timers = others
    nowMs = Math.max(nowMs, next?.atMs ?? 0)
    next?.callback()
  }

  return {
    now: () => nowMs,
    after(milliseconds, callback) {
      timers.push({ atMs: nowMs + milliseconds, callback })
      if (!isRunning) setImmediate(turn)
      isRunning = true
    },
    pass(milliseconds) {
      nowMs += milliseconds
    },
  }
}
