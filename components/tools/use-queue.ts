'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createQueue, type Queue, type QueueOptions, type QueueState } from '@/lib/queue/queue'

export type Asking<Value> = Omit<QueueOptions<Value>, 'keys' | 'timer'>

const timer = {
  now: () => Date.now(),
  after(milliseconds: number, callback: () => void) {
    const id = setTimeout(callback, milliseconds)
    return () => clearTimeout(id)
  },
}

export interface RunningQueue<Value> {
  queue: Queue<Value>
  state: QueueState<Value>
}

const IDLE = () => () => {}

/** One queue at a time, which knows when the browser is offline; undefined until `run` is called with keys. */
export function useQueue<Value>(asking: Asking<Value>): {
  running?: RunningQueue<Value>
  run: (keys: readonly string[]) => void
} {
  const [queue, setQueue] = useState<Queue<Value>>()
  const current = useRef<Queue<Value>>(undefined)
  const state = useSyncExternalStore(
    queue?.subscribe ?? IDLE,
    () => queue?.state(),
    () => undefined,
  )

  const run = useCallback(
    (keys: readonly string[]) => {
      current.current?.stop()
      const next = createQueue({ ...asking, keys, timer })
      current.current = next
      setQueue(next)
      next.start()
      if (!navigator.onLine) next.goOffline()
    },
    [asking],
  )

  useEffect(() => {
    const goOffline = () => current.current?.goOffline()
    const goOnline = () => {
      if (current.current?.state().halt?.kind === 'offline') current.current.resume()
    }
    window.addEventListener('offline', goOffline)
    window.addEventListener('online', goOnline)
    return () => {
      window.removeEventListener('offline', goOffline)
      window.removeEventListener('online', goOnline)
      current.current?.stop()
    }
  }, [])

  return { running: queue && state && { queue, state }, run }
}
