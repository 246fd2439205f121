'use client'

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { createQueue, type Queue, type QueueOptions, type QueueState } from '@/components/queue/queue'

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

/** One queue at a time, which knows when the browser is offline; undefined until `run` is called with keys. */
export function useQueue<Value>(asking: Asking<Value>): {
  running?: RunningQueue<Value>
  run: (keys: readonly string[]) => void
} {
  const [running, setRunning] = useState<RunningQueue<Value>>()
  const current = useRef<Queue<Value>>(undefined)

  const run = useCallback(
    (keys: readonly string[]) => {
      current.current?.stop()
      const queue = createQueue({ ...asking, keys, timer })
      current.current = queue
      // A click in the middle of a long table's update is answered first.
      queue.subscribe(() => startTransition(() => setRunning({ queue, state: queue.state() })))
      queue.start()
      if (!navigator.onLine) queue.goOffline()
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

  return { running, run }
}
