/** Makes a function that runs one call for each key at a time. Concurrent calls with that key share its result. */
export function createSingleFlight<Result>(): (key: string, run: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, run) => {
    const known = running.get(key)
    if (known) return known
    const started = run().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/** Runs `run` once for concurrent calls, and shares its outcome for `lifetimeMs` after it ended. */
export function createSharedFor<Result>(
  lifetimeMs: number,
  now: () => number,
  run: () => Promise<Result>,
): () => Promise<Result> {
  const share = createSingleFlight<Result>()
  let latest: { outcome: Promise<Result>; at: number } | undefined
  return () => {
    if (latest && now() - latest.at < lifetimeMs) return latest.outcome
    return share('', () => {
      const outcome = run()
      const end = () => {
        latest = { outcome, at: now() }
      }
      outcome.then(end, end)
      return outcome
    })
  }
}
