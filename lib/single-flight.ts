/**
 * Lets calls that overlap share one flight per key: the first opens it, the others come aboard. A closed flight takes
 * nobody new, and one that everybody has left is closed, so that a later call starts afresh.
 */
export function createSingleFlight<Flight>() {
  const flights = new Map<string, { flight: Flight; aboard: number }>()

  return async function share<Result>(
    key: string,
    open: (close: () => void) => Flight,
    ride: (flight: Flight) => Promise<Result>,
  ): Promise<Result> {
    const seats = flights.get(key) ?? start(key, open)
    seats.aboard++
    try {
      return await ride(seats.flight)
    } finally {
      seats.aboard--
      if (seats.aboard === 0) close(key, seats)
    }
  }

  function start(key: string, open: (close: () => void) => Flight) {
    const seats = { flight: open(() => close(key, seats)), aboard: 0 }
    flights.set(key, seats)
    return seats
  }

  function close(key: string, seats: object) {
    if (flights.get(key) === seats) flights.delete(key)
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
