let stop = (): void => process.exit(0)

// At import, and imported first: the kernel drops a signal to the first process of a container unless it has a handler.
process.once('SIGTERM', () => stop()).once('SIGINT', () => stop())

/** Runs `handler` on SIGTERM and SIGINT. Before, they end the process. */
export function onStopSignal(handler: () => void): void {
  stop = handler
}
