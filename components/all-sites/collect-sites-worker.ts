import { openDatabase, resultOf } from '@/components/store/database'
import { createVersions } from '@/components/store/versions'
import { serveJobs } from '@/components/workers/serve-jobs'
import { collectSites } from './collect-sites'

/** As JSON: to receive 20,000 sites as they are would hold up the page several times as long. */
serveJobs(async () => {
  const db = await openDatabase()
  const versions = createVersions()
  const all = (kind: string): Promise<unknown[]> => resultOf(db.transaction(kind).objectStore(kind).getAll())
  const lists = (await all('lists')).flatMap((one) => versions.open('lists', one) ?? [])
  const sites = (await all('sites')).flatMap((one) => versions.open('sites', one) ?? [])
  return JSON.stringify(collectSites(lists, sites, Date.now()))
})
