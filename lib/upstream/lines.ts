/** A place in a queue whose clients take turns. */
export interface Place {
  /** Those who ask for the name. It stands in the line of each. */
  clients: string[]
  /** Everybody's names of one round leave before anybody's of the next. */
  round: number
  /** When its call must have left. */
  untilMs: number
}

/** The share of all places from which on a network is one client. */
const CROWDED = 0.75

export type Lines<Each extends Place> = ReturnType<typeof createLines<Each>>

type LinesByName<Each> = Map<string, Set<Each>>

/** Waiting places, in the line of each of their clients and of the network that it belongs to. */
export function createLines<Each extends Place>(networkOf: (client: string) => string) {
  const byClient: LinesByName<Each> = new Map()
  const byNetwork: LinesByName<Each> = new Map()
  /** In the order of their times. */
  let places: Each[] = []
  /** Of the names that leave first. */
  let round = 0

  function enter(place: Each, client: string): void {
    addTo(byClient, client, place)
    addTo(byNetwork, networkOf(client), place)
  }

  return {
    all: (): readonly Each[] => places,
    add(place: Each): void {
      round = places.length === 0 ? place.round : Math.min(round, place.round)
      places.push(place)
      for (const client of place.clients) enter(place, client)
    },
    /** Lets a place stand in the line of one more client. */
    join(place: Each, client: string): void {
      place.clients.push(client)
      enter(place, client)
    },
    remove(left: ReadonlySet<Each>): void {
      places = places.filter((place) => !left.has(place))
      round = places.reduce((lowest, place) => Math.min(lowest, place.round), Number.POSITIVE_INFINITY)
      for (const place of left) {
        for (const client of place.clients) {
          removeFrom(byClient, client, place)
          removeFrom(byNetwork, networkOf(client), place)
        }
      }
    },
    /** The round of a client's next name: after its own names, or else that of the names which leave first. */
    nextRound(client: string): number {
      const own = [...(byClient.get(client) ?? [])].map((place) => place.round + 1)
      return Math.max(places.length === 0 ? 0 : round, ...own)
    },
    /** A client's line where there are `most` places in all. */
    lineOf(client: string, most: number) {
      const isCrowded = places.length >= most * CROWDED
      const lines = isCrowded ? byNetwork : byClient
      const name = isCrowded ? networkOf(client) : client
      const own = lines.get(name) ?? new Set()
      const count = lines.size + (own.size === 0 ? 1 : 0)
      // One share stays free, so that the next client finds room.
      const share = Math.max(1, Math.floor(most / (count + 1)))
      const next = Math.min(...[...own].map((place) => place.round))
      return {
        name,
        hasRoom: own.size < share && places.length < most,
        /** How many names leave before its first one. */
        before: own.size === 0 ? 0 : places.filter((place) => place.round < next).length,
        count,
      }
    },
  }
}

/** The places of the first round first, and of one round those who came first. */
export function inTurn<Each extends Place>(places: readonly Each[]): Each[] {
  return places.toSorted((a, b) => a.round - b.round)
}

/**
 * How many of the oldest places must leave with this call, so that all of them leave in time. `callsUntil` counts the
 * calls from this one on until a moment.
 */
export function countDue(
  places: readonly Place[],
  namesPerCall: number,
  callsUntil: (untilMs: number) => number,
): number {
  const due = places.map(({ untilMs }, before) => before + 1 - namesPerCall * (callsUntil(untilMs) - 1))
  return Math.min(namesPerCall, Math.max(0, ...due))
}

function addTo<Each>(lines: LinesByName<Each>, name: string, place: Each): void {
  const line = lines.get(name) ?? new Set()
  lines.set(name, line.add(place))
}

function removeFrom<Each>(lines: LinesByName<Each>, name: string, place: Each): void {
  const line = lines.get(name)
  line?.delete(place)
  if (line?.size === 0) lines.delete(name)
}
