import { useEffect, useEffectEvent, useState } from 'react'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { runWorker } from '@/components/workers/run-worker'
import type { Elsewhere, ElsewhereJob } from './elsewhere-worker'

const NOTHING: Elsewhere = { decided: new Map(), fresh: [] }

/** The facts of other lists about the rows of one, once these are shown; nothing where this browser saves no lists. */
export function useElsewhere(keys: readonly string[] | undefined, ownId: string | undefined): Elsewhere {
  const [found, setFound] = useState(NOTHING)
  const read = useEffectEvent(async (): Promise<Elsewhere> => {
    if (!keys) return NOTHING
    const own = ownId === undefined ? undefined : await browserLists.find(ownId)
    if (!(await browserLists.isSaved())) return NOTHING
    const job: ElsewhereJob = { keys, own: own && { id: own.list.id, savedMs: own.list.savedMs } }
    const worker = new Worker(new URL('./elsewhere-worker.ts', import.meta.url), { type: 'module' })
    // Offers nothing where the lists cannot be read.
    return runWorker<Elsewhere>(worker, job).catch(() => NOTHING)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows that are asked about
  useEffect(() => {
    let isLeft = false
    void read().then((next) => !isLeft && setFound(next))
    return () => {
      isLeft = true
    }
  }, [keys, ownId])
  return found
}
