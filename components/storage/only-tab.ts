import { browserTimer } from '@/components/queue/browser-timer'
import { createGuard } from './guard'

const held = new Map<string, Promise<boolean>>()
const release = new Map<string, () => void>()
/** Where site data are blocked, browsers refuse locks as well. */
const inLocks = createGuard(browserTimer)

/** True in one tab at a time, until it closes or `leaveTab`: what several keep under one name, the last one has. */
export async function isOnlyTab(name: string): Promise<boolean> {
  const isHeld = held.get(name) ?? inLocks(() => hold(name), true)
  held.set(name, isHeld)
  if (!(await isHeld)) held.delete(name)
  return isHeld
}

/** Lets another tab keep something under this name. */
export function leaveTab(name: string): void {
  held.delete(name)
  release.get(name)?.()
}

function hold(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Without https, browsers have no locks.
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<void>((end) => release.set(name, end)) : undefined
      })
      .catch(reject)
  })
}
