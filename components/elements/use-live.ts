import { useEffect, useEffectEvent, useState } from 'react'

/** What `read` finds, also after each change. It begins anew with another `key` or `subscribe`. */
export function useLive<Found>(
  read: () => Promise<Found>,
  subscribe: (listener: () => void) => () => void,
  key?: string,
): Found | undefined {
  const [found, setFound] = useState<Found>()
  const readNow = useEffectEvent(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key, `read` finds something else
  useEffect(() => {
    let turn = 0
    const show = async () => {
      const own = ++turn
      const next = await readNow()
      if (own === turn) setFound(() => next)
    }
    void show()
    const stop = subscribe(() => void show())
    return () => {
      turn = -1
      stop()
    }
  }, [key, subscribe])
  return found
}
