import type { PageRank } from '@/components/lookups/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Where page ranks come from, and the oldest day of their data. */
export function PageRankSource({ pageRanks }: { pageRanks: readonly Entry<PageRank>[] }) {
  const [oldest] = pageRanks.flatMap((entry) => (entry.state === 'answered' ? (entry.value.asOf ?? []) : [])).sort()
  return (
    <>
      Numbers from <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>, as it states them
      {oldest !== undefined && `, as of ${dayOf(oldest)}`}.
    </>
  )
}

/** The provider's own text where it is no day. */
function dayOf(text: string): string {
  const day = new Date(text)
  return Number.isNaN(day.getTime()) ? text : days.format(day)
}
