import { AsyncLocalStorage } from 'node:async_hooks'

export interface Contexts {
  /** Keeps the contexts until the function that it gives is called. */
  hold(): () => void
}

/** From this version of Node on, contexts cost nothing where they are not used. */
const FREE_SINCE = 24

/**
 * Has Node follow async contexts only while something runs in one, or holds them, and for `restAfterMs` more. Before
 * version 24, every `AsyncLocalStorage` that ever ran makes all later promises, timers and requests of the process
 * dearer, and Next's ones cost a cached page a third more processor time.
 */
export function createIdleContexts(restAfterMs = 1_000): Contexts {
  if (Number.parseInt(process.versions.node, 10) >= FREE_SINCE) return { hold: () => () => {} }
  const used = new Set<AsyncLocalStorage<unknown>>()
  let underWay = 0
  let rest: NodeJS.Timeout | undefined

  function hold(): () => void {
    underWay += 1
    clearTimeout(rest)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      underWay -= 1
      if (underWay === 0) rest = setTimeout(disableAll, restAfterMs).unref()
    }
  }

  function disableAll(): void {
    // Each is enabled again by its next run.
    for (const storage of used) storage.disable()
    used.clear()
  }

  const { prototype } = AsyncLocalStorage
  for (const method of ['run', 'enterWith'] as const) {
    const original: unknown = prototype[method]
    prototype[method] = function (this: AsyncLocalStorage<unknown>, ...given: unknown[]) {
      used.add(this)
      const release = hold()
      let result: unknown
      try {
        result = Reflect.apply(original as () => unknown, this, given)
        return result
      } finally {
        if (result instanceof Promise) result.then(release, release)
        else release()
      }
    } as never
  }
  return { hold }
}
