/** Concurrent calls with one key share one execution. It ends when it is closed or when its last caller has left. */
export function createSingleFlight<Execution>() {
  const running = new Map<string, { execution: Execution; callers: number }>()

  return async function share<Result>(
    key: string,
    start: (close: () => void) => Execution,
    run: (execution: Execution) => Promise<Result>,
  ): Promise<Result> {
    const entry = running.get(key) ?? add(key, start)
    entry.callers++
    try {
      return await run(entry.execution)
    } finally {
      entry.callers--
      if (entry.callers === 0) close(key, entry)
    }
  }

  function add(key: string, start: (close: () => void) => Execution) {
    const entry = { execution: start(() => close(key, entry)), callers: 0 }
    running.set(key, entry)
    return entry
  }

  function close(key: string, entry: object) {
    if (running.get(key) === entry) running.delete(key)
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
