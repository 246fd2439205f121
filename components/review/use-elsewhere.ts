import { useLive } from '@/components/elements/use-live'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { runWorker } from '@/components/workers/run-worker'
import type { Elsewhere, ElsewhereJob } from './elsewhere-worker'

const NOTHING: Elsewhere = { decided: new Map(), fresh: new Set() }
/** An offer stays, whatever other tabs do. */
const NO_CHANGES = () => () => {}

/** The facts of other lists about the rows of one, once these are shown; nothing where this browser saves no lists. */
export function useElsewhere(keys: readonly string[] | undefined, ownId: string | undefined): Elsewhere {
  const read = async (): Promise<Elsewhere> => {
    if (!keys || !(await browserLists.isSaved())) return NOTHING
    const job: ElsewhereJob = { keys, ownId }
    const worker = new Worker(new URL('./elsewhere-worker.ts', import.meta.url), { type: 'module' })
    // Offers nothing where the lists cannot be read.
    return runWorker<Elsewhere>(worker, job).catch(() => NOTHING)
  }
  return useLive(read, NO_CHANGES, [ownId, ...(keys ?? [])].join('\n')) ?? NOTHING
}
