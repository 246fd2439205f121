import { LRUCache } from 'lru-cache'
import { TooManyRequests } from '@/lib/errors'
import { countDue, createLines, inTurn, type Lines, type Place } from './lines'

/** Names that are asked for within this time share the first call. */
const JOIN_MS = 25
/** Nobody is told to come back later than this, however many were told before. */
const MAX_RETRY_AFTER_MS = 60_000
/** Every third call at most is for clients that stand apart. */
const APART_EVERY = 3
/** Remembered lines whose clients were told to come back. */
const MAX_TOLD = 10_000

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

/** A name in a call, and the clients that asked for it. */
export interface Asked {
  name: string
  clients: readonly string[]
}

interface Waiting<Value> extends Place {
  /** Absent while the place is only reserved. */
  name?: string
  /** Where it stands. */
  lines?: Lines<Waiting<Value>>
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** A place for one name, in its client's line. */
export interface Reservation<Value> {
  /** Waits for a call. Rejects with `TooManyRequests` if that takes too long. */
  load(name: string): Promise<Value>
  /** Stands in line with those who wait for the name already. */
  join(name: string): void
  /** Without effect after the others. */
  release(): void
}

export interface PacedQueue<Value> {
  /** Throws `TooManyRequests` if the client's line has no room. */
  reserve(client: string): Reservation<Value>
  /** Makes `run` the next call. No name leaves before it has ended. */
  hold(run: () => Promise<void>): Promise<void>
}

/**
 * Names wait here for calls that leave one process at a steady pace. Clients take turns, each with a line and a share of
 * the places. Names that wait together share a call, but for those of clients that stand apart.
 */
export function createPacedQueue<Value>({
  pace,
  call,
  namesPerCall,
  isApart = () => false,
  networkOf = (client) => client,
  messageOf,
  clock = processClock,
}: {
  pace: Pace
  /** In the order of the names. After `again`, the names are back in the queue. */
  call: (asked: readonly Asked[]) => Promise<readonly (Value | Error)[] | 'again'>
  /** How many names a call takes at the moment: of all clients, or of one that stands apart. */
  namesPerCall: (apart?: string) => number
  /** Whether a client's names leave behind all others, and with nobody else's. */
  isApart?: (client: string) => boolean
  /** The network that is one client when the queue is crowded. */
  networkOf?: (client: string) => string
  /** The message of `TooManyRequests`. */
  messageOf: (retryAfterSeconds: number) => string
  clock?: Clock
}): PacedQueue<Value> {
  const gapMs = pace.gapSeconds * 1_000
  const maxWaitMs = pace.maxWaitSeconds * 1_000
  const together = createLines<Waiting<Value>>(networkOf)
  const apart = createLines<Waiting<Value>>(networkOf)
  let nextCallMs = Number.NEGATIVE_INFINITY
  let nextApartMs = Number.NEGATIVE_INFINITY
  /** When the next call is due. */
  let dueMs = Number.POSITIVE_INFINITY
  let held: (() => Promise<void>) | undefined
  let isHolding = false
  /** By line: when the last refused client was told to come back. */
  const toldMs = new LRUCache<string, number>({ max: MAX_TOLD })

  const isReady = ({ name }: Waiting<Value>) => name !== undefined
  const standsApart = ({ clients }: Place) => clients.every(isApart)
  const everyPlace = () => [...together.all(), ...apart.all()]

  function add(place: Waiting<Value>): void {
    place.lines = standsApart(place) ? apart : together
    place.lines.add(place)
  }

  /** Lets these places stand in the lines, and no others. */
  function arrange(places: readonly Waiting<Value>[]): void {
    for (const lines of [together, apart]) lines.remove(new Set(lines.all()))
    for (const place of places.toSorted((a, b) => a.untilMs - b.untilMs)) add(place)
  }

  /** The calls that can leave for these lines from now on. */
  function capacityOf(lines: typeof together) {
    const isBehind = lines === apart
    const firstMs = Math.max(clock.now() + JOIN_MS, nextCallMs, isBehind ? nextApartMs : Number.NEGATIVE_INFINITY)
    const isShared = !isBehind && apart.all().length > 0
    const stepMs = isBehind ? gapMs * APART_EVERY : isShared ? (gapMs * APART_EVERY) / (APART_EVERY - 1) : gapMs
    const perCall = isBehind ? 1 : namesPerCall()
    const callsUntil = (untilMs: number) => Math.floor((untilMs - firstMs) / stepMs) + 1
    return { firstMs, stepMs, perCall, callsUntil, most: callsUntil(clock.now() + maxWaitMs) * perCall }
  }

  /** A place in the client's line, or the error where that has no room. */
  function findRoom(client: string): Place | TooManyRequests {
    const lines = isApart(client) ? apart : together
    const { firstMs, stepMs, perCall, most } = capacityOf(lines)
    const line = lines.lineOf(client, most)
    const nowMs = clock.now()
    if (line.hasRoom) return { clients: [client], round: lines.nextRound(client), untilMs: nowMs + maxWaitMs }
    // A full line has room once its first name has left, and for each name more after one more turn.
    const freeMs = firstMs + Math.floor(line.before / perCall) * stepMs
    const afterToldMs = (toldMs.get(line.name) ?? Number.NEGATIVE_INFINITY) + (stepMs * line.count) / perCall
    const waitMs = Math.min(Math.max(freeMs, afterToldMs) - nowMs, MAX_RETRY_AFTER_MS)
    toldMs.set(line.name, nowMs + waitMs)
    return refusal(waitMs)
  }

  function refusal(waitMs: number): TooManyRequests {
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
    return new TooManyRequests(messageOf(seconds), seconds)
  }

  function schedule(): void {
    if (isHolding) return
    const nowMs = clock.now()
    const soonMs = Math.max(nextCallMs, held ? nowMs : nowMs + JOIN_MS)
    const isDue = held || together.all().some(isReady)
    if (!isDue && !apart.all().some(isReady)) return
    const atMs = isDue ? soonMs : Math.max(soonMs, nextApartMs)
    if (atMs >= dueMs) return
    dueMs = atMs
    clock.after(atMs - nowMs, () => {
      if (dueMs === atMs) send()
    })
  }

  function send(): void {
    dueMs = Number.POSITIVE_INFINITY
    // Clients have come to stand apart, or do no more.
    if (everyPlace().some((place) => (place.lines === apart) !== standsApart(place))) arrange(everyPlace())
    refuseLate(clock.now())
    const run = held
    held = undefined
    const batch = run ? [] : nextBatch()
    if (run || batch.length > 0) nextCallMs = clock.now() + gapMs
    if (run) void holdFor(run)
    else if (batch.length > 0) void resolveBatch(batch)
    refuseLate()
    schedule()
  }

  async function holdFor(run: () => Promise<void>): Promise<void> {
    isHolding = true
    await run()
    isHolding = false
    schedule()
  }

  /** Takes the names of the next call out of their lines. */
  function nextBatch(): Waiting<Value>[] {
    const [next] = clock.now() >= nextApartMs ? inTurn(apart.all().filter(isReady)) : []
    const [client] = next?.clients ?? []
    if (client !== undefined) nextApartMs = clock.now() + gapMs * APART_EVERY
    const batch = client === undefined ? nextTogether() : nextOf(client)
    for (const lines of [together, apart]) lines.remove(new Set(batch))
    return batch
  }

  function nextOf(client: string): Waiting<Value>[] {
    const own = apart.all().filter((place) => isReady(place) && place.clients.includes(client))
    return inTurn(own).slice(0, namesPerCall(client))
  }

  function nextTogether(): Waiting<Value>[] {
    const ready = together.all().filter(isReady)
    const { perCall, callsUntil } = capacityOf(together)
    const due = countDue(ready, perCall, callsUntil)
    return [...ready.slice(0, due), ...inTurn(ready.slice(due)).slice(0, perCall - due)]
  }

  async function resolveBatch(batch: Waiting<Value>[]): Promise<void> {
    const namesBefore = namesPerCall()
    try {
      const results = await call(batch.map(({ name = '', clients }) => ({ name, clients })))
      if (results === 'again') {
        arrange([...everyPlace(), ...batch])
        if (namesPerCall() < namesBefore) admitAnew()
        refuseLate()
        return schedule()
      }
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result instanceof Error) reject(result)
        else resolve(result as Value)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  /** Calls take fewer names now, so those whose line has no room any more are told at once. */
  function admitAnew(): void {
    const all = inTurn(everyPlace())
    arrange([])
    for (const place of all) {
      const room = isReady(place) ? findRoom(place.clients[0] as string) : place
      if (room instanceof TooManyRequests) place.reject(room)
      else add(place)
    }
    arrange(everyPlace())
  }

  /** Tells those whose time ends before the next call for their line, or before `callMs`. */
  function refuseLate(callMs?: number): void {
    for (const lines of [together, apart]) {
      const nextMs = callMs ?? capacityOf(lines).firstMs
      const late = lines.all().filter((place) => isReady(place) && place.untilMs < nextMs)
      lines.remove(new Set(late))
      for (const { reject } of late) reject(refusal(gapMs))
    }
  }

  function remove(place: Waiting<Value>): void {
    place.lines?.remove(new Set([place]))
  }

  return {
    reserve(client) {
      const room = findRoom(client)
      if (room instanceof TooManyRequests) throw room
      const place: Waiting<Value> = { ...room, resolve() {}, reject() {} }
      add(place)
      const release = () => {
        if (!isReady(place)) remove(place)
      }
      return {
        release,
        load(name) {
          return new Promise<Value>((resolve, reject) => {
            Object.assign(place, { name, resolve, reject })
            schedule()
          })
        },
        join(name) {
          release()
          const joined = isReady(place) ? undefined : everyPlace().find((other) => other.name === name)
          if (!joined || joined.clients.includes(client)) return
          joined.lines?.join(joined, client)
          joined.round = Math.min(joined.round, place.round)
          schedule()
        },
      }
    },
    hold(run) {
      return new Promise((resolve, reject) => {
        held = () => run().then(resolve, reject)
        schedule()
      })
    },
  }
}
