import { MAX_NETWORKS, networksOf } from './networks'
import type { Admission } from './store'

/** The admitted events of clients, or of networks of one size. Names are in the order of their latest events. */
type Level = Map<string, readonly number[]>

/**
 * Sliding windows for one limit, in whole microseconds so that sums are exact. No window is evicted, because a client
 * could reset its own by filling the memory. With `maxWindows` in use, new clients share the window of their network;
 * with as many networks of that size, that of a larger one.
 */
export function createMemoryWindows(maxWindows: number) {
  const clients: Level = new Map()
  // The smallest networks first.
  const networks: Level[] = Array.from({ length: MAX_NETWORKS }, () => new Map())
  let longestWindow = 0

  const isSharing = () => networks.some(({ size }) => size > 0)
  const isFull = () => clients.size >= maxWindows

  /** Where the next event of a client is counted, if events before `since` are over. */
  function findPlace(client: string, since: number): { level: Level; name: string } {
    const isLive = ({ level, name }: { level: Level; name: string }) => isAfter(since, level.get(name))
    const own = { level: clients, name: client }
    if (isLive(own) || !(isFull() || isSharing())) return own
    const places = [own, ...networksOf(client).map((name, index) => ({ level: networks[index] as Level, name }))]
    // The client's past events may be in a network's window, so it gets no new one until that is empty.
    return (
      places.find(isLive) ?? places.find(({ level }) => level.size < maxWindows) ?? places[places.length - 1] ?? own
    )
  }

  return {
    /** Counts one event if it is admitted and `counts` is set. */
    admission(client: string, limit: number, window: number, now: number, counts: boolean): Admission {
      const { level, name } = findPlace(client, now - window)
      const past = level.get(name)?.filter((event) => event > now - window) ?? []
      const admitted = past.length < limit
      // A copy is as long as it needs to be; `push` would reserve room for 16 more.
      const events = admitted && counts ? [...past, now] : past
      if (admitted && counts) {
        level.delete(name)
        level.set(name, events)
        longestWindow = Math.max(longestWindow, window)
      }
      // A place becomes free when the oldest event leaves; after the limit was lowered, when a later one does.
      const leaving = events[Math.max(events.length - limit, 0)]
      const resetSeconds = leaving === undefined ? 0 : (leaving + window - now) / 1e6
      return { admitted, remaining: Math.max(limit - events.length, 0), resetSeconds }
    },
    /** Removes the windows that are empty. */
    sweep(now: number) {
      for (const level of [clients, ...networks]) {
        for (const [name, events] of level) {
          if (isAfter(now - longestWindow, events)) break
          level.delete(name)
        }
      }
    },
    /** Whether some clients are counted with their network. */
    isShared: () => isFull() || isSharing(),
  }
}

function isAfter(time: number, events: readonly number[] = []): boolean {
  return (events[events.length - 1] ?? Number.NEGATIVE_INFINITY) > time
}
