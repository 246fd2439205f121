import type { PageRank } from '@/components/measures/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

/** What the index has of a domain; undefined for a domain that is not in it, or not looked up yet. */
export function listedIn(entry: Entry<PageRank> | undefined) {
  return entry?.state === 'answered' && entry.value.isListed ? entry.value : undefined
}

/** The number of domains that link to one, as exports write it; undefined for a domain that has no PageRank. */
export function referringDomainsOf(entry: Entry<PageRank> | undefined): number | 'not given' | undefined {
  const found = listedIn(entry)
  return found && (found.referringDomains ?? 'not given')
}
