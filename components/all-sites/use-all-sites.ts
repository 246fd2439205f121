import { useLive } from '@/components/elements/use-live'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useWorker } from '@/components/workers/use-worker'
import type { collectSites } from './collect-sites'

const createWorker = () => new Worker(new URL('./collect-sites-worker.ts', import.meta.url), { type: 'module' })

/** The sites of all lists of this browser, as they are now; `null` where they cannot be read. */
export function useAllSites(): ReturnType<typeof collectSites> | null | undefined {
  const worker = useWorker<object, string>(createWorker)
  // What this page has changed must be written by then.
  const read = () => browserLists.isSaved().then(() => worker.run({}))
  return useLive(() => read().then(JSON.parse, () => null), browserLists.subscribe)
}
