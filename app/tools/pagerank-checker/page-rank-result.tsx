import { counted, englishNumber } from '@/components/elements/english'
import { Gauge } from '@/components/elements/gauge'
import { lazyPart } from '@/components/elements/lazy-part'
import type { Shown } from '@/components/lookup-tool/run/lookup'
import { domainColumn, referringDomainsColumn, valueColumn } from '@/components/lookup-tool/values/columns'
import { EntryValue } from '@/components/lookup-tool/values/entry-value'
import { listedIn, referringDomainsOf } from '@/components/lookup-tool/values/listed-in'
import { oldestDay } from '@/components/lookup-tool/values/oldest-day'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { NOT_IN_INDEX, noteOf } from '@/components/lookup-tool/values/value-words'
import { type PageRank, pageRankIn } from '@/components/measures/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { inWords } from '@/lib/site/in-words'
import styles from './page-rank-checker.module.css'

const domainOf = ({ key }: Entry<PageRank>) => key
const rankIn = (entry: Entry<PageRank>) => listedIn(entry)?.rank

// Lists do without it.
const PageRankHistory = lazyPart(
  () => import('@/components/history/page-rank-history').then((module) => module.PageRankHistory),
  undefined,
  <div className={styles.history} />,
)

export const shown: Shown<PageRank> = {
  numberOf: pageRankIn,
  columns: [
    domainColumn('Domain', domainOf),
    valueColumn(
      'PageRank, 0 to 10',
      domainOf,
      (entry) => listedIn(entry)?.value,
      (entry) => (
        <EntryValue
          entry={entry}
          show={() => (
            <>
              <Gauge value={listedIn(entry)?.value} words={NOT_IN_INDEX} max={10} />
              {listedIn(entry) && <PlatformValue name={entry.key} />}
            </>
          )}
          showWait={(words) => <Gauge words={words} max={10} />}
        />
      ),
    ),
    valueColumn('Rank', domainOf, rankIn, (entry) => {
      const rank = rankIn(entry)
      return rank !== undefined && englishNumber(rank)
    }),
    referringDomainsColumn(domainOf, (entry) => entry),
  ],
  head: ['Domain', 'PageRank', 'Rank', 'Referring domains', 'Note'],
  cellsOf: (entry) => {
    const found = listedIn(entry)
    return [entry.key, found?.value, found?.rank, referringDomainsOf(entry), noteOf(entry, pageRankIn)]
  },
  fileName: 'pagerank.csv',
  meaning: {
    one: 'How well linked the whole domain is. The page that would carry your link may have no links at all.',
    list: 'Use it to decide which sites to read first, not which to drop. “Not in the index” isn’t a 0.',
  },
  dayOf: oldestDay,
  hero: (entry) => (
    <EntryValue
      entry={entry}
      show={(found) =>
        found.isListed ? (
          <>
            <Gauge value={found.value} max={10} size="large" />
            <PlatformValue name={entry.key} />
            {found.rank !== undefined && <p>Rank {englishNumber(found.rank)} among all domains in the index.</p>}
            <p>
              Referring domains:{' '}
              {found.referringDomains === undefined ? 'not given' : englishNumber(found.referringDomains)}.
            </p>
          </>
        ) : (
          <p>This domain is not in the index. That does not mean a PageRank of 0.</p>
        )
      }
      showWait={(words) => (
        <>
          <Gauge words={words} max={10} size="large" />
          <p>Rank … among all domains in the index.</p>
          <p>Referring domains: …</p>
        </>
      )}
    />
  ),
  heroEnd: (entry) =>
    listedIn(entry) && !listedIn(entry)?.history ? (
      <p>
        See its history in <a href={`/tools/compare-domains?domains=${entry.key}`}>the comparison</a>.
      </p>
    ) : (
      <PageRankHistory entries={[entry]} />
    ),
  // With its height before the first response, and after one that failed.
  status: ({ usage: { quota } }) => (
    <p className={styles.quota}>
      {quota ? (
        <>
          <strong>{counted(quota.remaining, 'request')} left</strong> this hour, {inWords(MAX_PAGE_RANK_DOMAINS)}{' '}
          domains each.
        </>
      ) : (
        `Each request covers up to ${inWords(MAX_PAGE_RANK_DOMAINS)} domains.`
      )}
    </p>
  ),
}
