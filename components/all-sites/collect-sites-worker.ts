import { describeSites } from '@/components/saved-lists/site-counts'
import { recordsIn } from '@/components/store/records-in'
import { serveJobs } from '@/components/workers/serve-jobs'
import { collectSites } from './collect-sites'

export interface Found {
  /** By a list's id, how many sites it has and what is known of them. */
  counts: Record<string, string>
  /** Where they are wanted. */
  all?: ReturnType<typeof collectSites>
}

/** As JSON: to receive 20,000 sites as they are would hold up the page several times as long. */
serveJobs(async ({ wantsAll }: { wantsAll: boolean }) => {
  const [lists, sites] = await Promise.all([recordsIn('lists'), recordsIn('sites')])
  const counts = lists.map(({ id, verdict }) => [id, describeSites(verdict?.domains, sites, Date.now())])
  const all = wantsAll ? collectSites(lists, sites, Date.now()) : undefined
  return JSON.stringify({ counts: Object.fromEntries(counts), all } satisfies Found)
})
