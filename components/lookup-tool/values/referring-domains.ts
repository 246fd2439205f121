import type { PageRank } from '@/components/lookups/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

/** The number of domains that link to one, as exports write it; undefined for a domain that has no PageRank. */
export function referringDomainsOf(entry: Entry<PageRank> | undefined): number | 'not given' | undefined {
  if (entry?.state !== 'answered' || !entry.value.isListed) return undefined
  return entry.value.referringDomains ?? 'not given'
}
