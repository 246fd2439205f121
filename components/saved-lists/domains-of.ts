import { createReader } from '@/components/list-reading/create-reader'
import type { Reading, ReadingJob } from '@/components/list-reading/reading'
import { runWorker } from '@/components/workers/run-worker'
import { browserLists } from './browser-lists'

/** The sites that are left of a list; undefined if this browser does not have it. Rejects with `WorkerFailure`. */
export async function domainsOf(id: string): Promise<readonly string[] | undefined> {
  const opened = await browserLists.find(id)
  if (!opened) return undefined
  const { list, file } = opened
  if (list.verdict) return list.verdict.domains
  const job: ReadingJob = { file, wantsSheet: false, choice: list.reading }
  return (await runWorker<Reading>(createReader(), job)).domains
}
