import type { PageRank } from '@/components/measures/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

const UNKNOWN_YET = 'its latest month'

/**
 * The oldest day of the data that these page ranks are from, as the provider writes it. Words of about its length while
 * none is known yet.
 */
export function oldestDay(pageRanks: readonly Entry<PageRank>[]): string | undefined {
  const [oldest] = pageRanks.flatMap((entry) => (entry.state === 'answered' ? (entry.value.asOf ?? []) : [])).toSorted()
  return oldest ?? (pageRanks.some(({ state }) => state === 'queued' || state === 'pending') ? UNKNOWN_YET : undefined)
}
