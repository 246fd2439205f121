import { ArticlePage } from '@/components/prose/article-page'
import { Beside } from '@/components/prose/beside'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { answerMessage } from '@/lib/api-description/endpoint-markdown'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { endpoints } from '@/lib/endpoints/endpoints'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank, pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { durationText } from '@/lib/limit/duration-text'
import { PAGERANK_FRESH_SECONDS } from '@/lib/pagerank/provider'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/rating/rating'
import { STATS_FRESH_SECONDS } from '@/lib/stats/computed'
import { clockTime, type Outcome, playWindow } from './sliding-window'
import { WindowTimeline } from './window-timeline'

export const generateMetadata = () => metadataOf('/docs/limits')

const DAY_SECONDS = 86_400
const minutes = (seconds: number) => `${seconds / 60} minutes`
const staleDays = `${RATING_STALE_SECONDS / DAY_SECONDS} days`

const windowMinutes = pageRankLimit.windowSeconds / 60

/** Two groups fill the window, and the requests between them are refused. */
const outcomes = playWindow(
  [
    { minute: 540, requests: pageRankLimit.limit - 3 },
    { minute: 580, requests: 3 },
    { minute: 590, requests: 1 },
    { minute: 600, requests: pageRankLimit.limit - 3 },
    { minute: 610, requests: 1 },
  ],
  pageRankLimit.limit,
  windowMinutes,
)

function happened({ minute, admitted, left, wait }: Outcome): string {
  if (admitted === 0)
    return `429. \`Retry-After\` says ${wait * 60} seconds: the next place is free at ${clockTime(minute + wait)}. The refused request takes none.`
  return left > 0 ? `All pass. ${left} places are left.` : 'All pass. No place is left.'
}

export default function Limits() {
  const refusal = pageRank.answers.find(({ status }) => status === 429)
  const waitSeconds = refusal?.headers.find(({ name }) => name === 'Retry-After')?.example
  return (
    <ArticlePage
      path="/docs/limits"
      lede="Pages and files are never limited. Two of the three endpoints are, because each new answer comes from a provider with limits of its own."
    >
      <h2>The limits</h2>
      <WideTable label="Limits of the endpoints">
        <TableContent
          head={['Endpoint', 'At most', 'Policy', 'What counts']}
          rows={endpoints.map(({ path, limit }) =>
            limit
              ? [
                  `\`${path}\``,
                  `${limit.limit} in any ${minutes(limit.windowSeconds)}`,
                  `\`"${limit.name}";q=${limit.limit};w=${limit.windowSeconds}\``,
                  limit.description,
                ]
              : [`\`${path}\``, 'No limit', 'None', 'Nothing: it is answered from a cache.'],
          )}
        />
      </WideTable>
      <p>
        A client is one IPv4 address, or one IPv6 network of 64 bits. All instances of the site share the counters, so
        the limit is the same whichever of them answers.
      </p>

      <h2>A window that slides</h2>
      <p>
        Nothing resets on the hour. Each counted request takes a place, and gives it back exactly{' '}
        {minutes(pageRankLimit.windowSeconds)} later ({minutes(domainRatingLimit.windowSeconds)} for ratings). So twice
        the limit never gets through around a reset, and nobody has to wait for one.
      </p>
      <figure data-wide>
        <WindowTimeline outcomes={outcomes} limit={pageRankLimit.limit} minutes={windowMinutes} />
        <figcaption>
          The {pageRankLimit.limit} places of {pageRank.path} on one morning. Each block holds its places for an hour. A
          dashed line is a refused request.
        </figcaption>
      </figure>
      <WideTable label={`An example with the limit of ${pageRank.path}`}>
        <TableContent
          head={['Time', 'Requests', 'What happens']}
          rows={outcomes.map((outcome) => [clockTime(outcome.minute), String(outcome.requests), happened(outcome)])}
        />
      </WideTable>

      <h2>Reading the fields</h2>
      <Beside
        example={
          refusal && (
            <CodeBlock language="http" label={`A refusal. The ${waitSeconds} seconds are an example.`}>
              {answerMessage(refusal)}
            </CodeBlock>
          )
        }
      >
        <p>
          Every answer of a limited endpoint carries both fields of the{' '}
          <a href="https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/">IETF draft</a>, and a 429
          also carries <code>Retry-After</code>:
        </p>
        <dl>
          <dt>RateLimit-Policy</dt>
          <dd>
            The limit: <code>q</code> requests in any <code>w</code> seconds.
          </dd>
          <dt>RateLimit</dt>
          <dd>
            Where you stand: <code>r</code> more requests pass now, and the next place becomes free in <code>t</code>{' '}
            seconds. It is absent only while the counters cannot be reached.
          </dd>
          <dt>Retry-After</dt>
          <dd>Whole seconds until the next request passes. It is exact: an earlier request is refused again.</dd>
        </dl>
      </Beside>
      <CodeBlock language="javascript" label="A loop that keeps to it">
        {`async function ask(url) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url)
    if (response.status !== 429) return response
    const seconds = Number(response.headers.get('Retry-After') ?? 60)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  throw new Error('still refused after three attempts')
}`}
      </CodeBlock>
      <p>
        To get more out of <code>{pageRank.path}</code>, ask for {MAX_PAGE_RANK_DOMAINS} domains at a time: that makes{' '}
        {pageRankLimit.limit * MAX_PAGE_RANK_DOMAINS} domains in {minutes(pageRankLimit.windowSeconds)}.
      </p>

      <h2>What is kept, and how long</h2>
      <WideTable label="How long answers are kept">
        <TableContent
          head={['Answer', 'Kept here', 'May you keep it?']}
          rows={[
            [
              'A Domain Rating',
              `${durationText(RATING_FRESH_SECONDS)}, and up to ${staleDays} while its provider fails`,
              'For as long as `Cache-Control` says, less its `Age`',
            ],
            [
              'Page ranks',
              `${durationText(PAGERANK_FRESH_SECONDS)}, each domain by itself`,
              'Shared caches may not (`no-store`), since each request counts; your program may',
            ],
            [
              'Public counters',
              `${durationText(STATS_FRESH_SECONDS)}, all caches added up`,
              'A shared cache for the `s-maxage` that is left; others ask again with `If-None-Match`',
            ],
            ['Pages', 'Until the next build of the site', 'Ask again with `If-None-Match`: a 304 has no body'],
            ['Errors', 'Never', 'No'],
          ]}
        />
      </WideTable>
      <p>
        On a rating, <code>Age</code> says how many seconds ago it was fetched from its source. An answer from the cache
        costs no rating quota, but it counts for page ranks.
      </p>

      <h2>While a part is down</h2>
      <WideTable label="What is answered while a part is down">
        <TableContent
          head={['Down', ...endpoints.map(({ path }) => `\`${path}\``)]}
          rows={[
            [
              'The provider',
              `A kept rating up to ${staleDays} old, else 502`,
              'A kept answer, else 502',
              'Not affected',
            ],
            ['The provider’s own quota, or our key', 'A kept rating, else 429 or 502', '503', 'Not affected'],
            [
              'The counters’ store',
              'Works, counted by each instance',
              '503: the provider’s quota is protected',
              'Works',
            ],
            [
              'The database',
              'Not affected',
              'Not affected',
              `The last value until it is ${durationText(STATS_FRESH_SECONDS)} old, then 503`,
            ],
          ]}
        />
      </WideTable>
      <p>
        One measure never replaces the other. When page ranks are not available, the answer is an error and not a rating
        on <a href="/guides/two-rating-scales">another scale</a>.
      </p>
    </ArticlePage>
  )
}
