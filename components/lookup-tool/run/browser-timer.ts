import type { Timer } from '@/components/queue/queue'

export const browserTimer: Timer = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const id = setTimeout(callback, milliseconds)
    return () => clearTimeout(id)
  },
}
