type Closer = () => Promise<void>

const closers = new Set<Closer>()
let begun = false

/** Registers `close` to run once when the process stops. */
export function onShutdown(close: Closer): void {
  closers.add(close)
}

/** From now on the health check fails, so load balancers send no more requests. */
export function beginShutdown(): void {
  begun = true
}

export function isShuttingDown(): boolean {
  return begun
}

/** Runs all registered closers, even when one of them fails. */
export async function closeAll(): Promise<void> {
  const all = [...closers]
  closers.clear()
  await Promise.allSettled(all.map((close) => close()))
}
