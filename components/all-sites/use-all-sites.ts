import { useLive } from '@/components/elements/use-live'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { useWorker } from '@/components/workers/use-worker'
import type { Found } from './collect-sites-worker'

/** How many sites each list of this browser has, and all of them if they are wanted; `null` where nothing can be read. */
export function useAllSites(wantsAll: boolean): Found | null | undefined {
  const create = () => new Worker(new URL('./collect-sites-worker.ts', import.meta.url), { type: 'module' })
  const worker = useWorker<{ wantsAll: boolean }, string>(create)
  const read = async () => {
    // Waits until this page's own changes are written.
    if ((await browserLists.all()).length === 0 || !(await browserLists.isSaved())) return null
    return worker.run({ wantsAll }).then(JSON.parse, () => null)
  }
  return useLive(read, browserLists.subscribe, String(wantsAll))
}
