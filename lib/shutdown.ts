type Closer = () => Promise<void>

const closers = new Set<Closer>()
let begun = false

/** Has `close` run once when the process stops. */
export function onShutdown(close: Closer): void {
  closers.add(close)
}

/** From here on load balancers are told to send nobody else. */
export function beginShutdown(): void {
  begun = true
}

export function isShuttingDown(): boolean {
  return begun
}

/** Runs everything that was registered; one failure keeps no other from closing. */
export async function closeAll(): Promise<void> {
  const all = [...closers]
  closers.clear()
  await Promise.allSettled(all.map((close) => close()))
}
