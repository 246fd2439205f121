import type { PageRank } from '@/components/lookups/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

/** How many domains link to one, as exports write it; undefined before the answer, and where the lookup failed. */
export function referringDomainsOf(entry: Entry<PageRank>): number | 'unknown' | undefined {
  if (entry.state !== 'answered') return undefined
  return (entry.value.isListed ? entry.value.referringDomains : undefined) ?? 'unknown'
}
