import { startTransition, useEffect, useRef, useState } from 'react'
import { browserTimer } from '@/components/queue/browser-timer'
import { createQueue, type Queue, type QueueOptions, type QueueState, type Usage } from '@/components/queue/queue'
import type { AskLimit } from './plan'

type OfRun = 'known' | 'leftOut' | 'onAnswers'
export interface LookupOptions<Value> extends Omit<QueueOptions<Value>, 'keys' | 'timer' | 'usage' | OfRun> {
  limit: AskLimit
}

/** Starts a queue, or has it go on. */
export function begin(queue: Queue<unknown>): void {
  queue.resume()
  if (!navigator.onLine) queue.goOffline()
}

/** One queue at a time, which halts while the browser is offline; undefined until `run`. `begin` starts it. */
export function useQueue<Value>(options: LookupOptions<Value>) {
  const [running, setRunning] = useState<{ queue: Queue<Value>; state: QueueState<Value> }>()
  const current = useRef<Queue<Value>>(undefined)
  // All runs of a page count towards one limit.
  const usage = useRef<Usage>({ madeAtMs: [] })

  function run(keys: readonly string[], ofRun: Pick<QueueOptions<Value>, OfRun> = {}): Queue<Value> {
    current.current?.stop()
    const queue = createQueue({ ...options, ...ofRun, keys, usage: usage.current, timer: browserTimer })
    current.current = queue
    // A transition, so that drawing a long table does not block clicks.
    queue.subscribe(() => startTransition(() => setRunning({ queue, state: queue.state() })))
    startTransition(() => setRunning({ queue, state: queue.state() }))
    return queue
  }

  function stop() {
    current.current?.stop()
    setRunning(undefined)
  }

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

  return { running, usage, run, stop }
}
