type Closer = () => Promise<void>

interface Shutdown {
  begun: boolean
  closers: Set<Closer>
}

// Next bundles its routes apart from `server.ts`, so what one opens and the other closes meets on the global object.
const registry = globalThis as { [key: symbol]: Shutdown | undefined }
const SHUTDOWN = Symbol.for('site.shutdown')

function state(): Shutdown {
  registry[SHUTDOWN] ??= { begun: false, closers: new Set() }
  return registry[SHUTDOWN]
}

/** Has `close` run once when the process stops. */
export function onShutdown(close: Closer): void {
  state().closers.add(close)
}

/** From here on load balancers are told to send nobody else. */
export function beginShutdown(): void {
  state().begun = true
}

export function isShuttingDown(): boolean {
  return state().begun
}

/** Runs everything that was registered; one failure keeps no other from closing. */
export async function closeAll(): Promise<void> {
  const closers = [...state().closers]
  state().closers.clear()
  await Promise.allSettled(closers.map((close) => close()))
}
