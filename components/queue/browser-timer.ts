import type { Timer } from './queue'

export const browserTimer: Timer = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const id = setTimeout(callback, milliseconds)
    return () => clearTimeout(id)
  },
}
