/**
 * Lets calls that overlap share one flight per key: the first opens it, the others come aboard. A closed flight takes
 * nobody new, and one that everybody has left is closed, so that a later call starts afresh.
 */
export function createSingleFlight<Flight>(open: (key: string, close: () => void) => Flight) {
  const flights = new Map<string, { flight: Flight; aboard: number }>()

  return async function share<Result>(key: string, ride: (flight: Flight) => Promise<Result>): Promise<Result> {
    const seat = flights.get(key) ?? start(key)
    seat.aboard++
    try {
      return await ride(seat.flight)
    } finally {
      seat.aboard--
      if (seat.aboard === 0) closeIfOpen(key, seat)
    }
  }

  function start(key: string) {
    const seat = { flight: open(key, () => closeIfOpen(key, seat)), aboard: 0 }
    flights.set(key, seat)
    return seat
  }

  function closeIfOpen(key: string, seat: object) {
    if (flights.get(key) === seat) flights.delete(key)
  }
}

/** Runs `work` at the first call; every call gets that one result. */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => {
    running ??= work()
    return running
  }
}
