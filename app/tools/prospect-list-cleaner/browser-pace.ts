import type { Pace } from '@/lib/prospects/in-slices'

/** The browser's clock, and a turn of its event loop; a message is not held back as a timer of zero is. */
export const browserPace: Pace = {
  nowMs: () => performance.now(),
  rest: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    }),
}
