import { browserLists } from '@/components/saved-lists/browser-lists'
import { runWorker } from '@/components/workers/run-worker'
import type { collectSites } from './collect-sites'

/** The sites of all lists of this browser; `null` where they cannot be read. */
export async function readAllSites(): Promise<ReturnType<typeof collectSites> | null> {
  // What this page has changed must be written by then.
  await browserLists.isSaved()
  const worker = new Worker(new URL('./collect-sites-worker.ts', import.meta.url), { type: 'module' })
  return runWorker<string>(worker, {}).then(JSON.parse, () => null)
}
