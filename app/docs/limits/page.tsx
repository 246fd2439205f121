import { ArticlePage } from '@/components/article-page'
import { CodeBlock } from '@/components/code-block'
import { TableContent } from '@/components/table-content'
import { WideTable } from '@/components/wide-table'
import { durationText } from '@/lib/limit/duration-text'
import { PAGERANK_FRESH_SECONDS } from '@/lib/pagerank/provider'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/rating/rating'
import { answerMessage } from '@/lib/site/endpoint-markdown'
import { endpoints } from '@/lib/site/endpoints'
import { domainRatingLimit } from '@/lib/site/endpoints/domain-rating'
import { pageRank, pageRankLimit, pageRankMaxDomains } from '@/lib/site/endpoints/pagerank'
import { metadataOf } from '@/lib/site/metadata'
import { STATS_FRESH_SECONDS } from '@/lib/stats/computed'

export const generateMetadata = () => metadataOf('/docs/limits')

const DAY_SECONDS = 86_400
const minutes = (seconds: number) => `${seconds / 60} minutes`
const staleDays = `${RATING_STALE_SECONDS / DAY_SECONDS} days`

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
      <WideTable label={`An example with the limit of ${pageRank.path}`}>
        <TableContent
          head={['Time', 'You send', 'What happens']}
          rows={[
            ['09:00', `${pageRankLimit.limit - 3} requests`, 'All pass. 3 places are left.'],
            ['09:40', '3 requests', 'All pass. No place is left.'],
            ['09:50', '1 request', '429, and Retry-After says 600 seconds. The refused request takes no place.'],
            ['10:00', `${pageRankLimit.limit - 3} requests`, 'All pass: the places of 09:00 are free again.'],
            ['10:10', '1 request', '429 until 10:40, when those of 09:40 become free.'],
          ]}
        />
      </WideTable>

      <h2>Reading the fields</h2>
      <p>
        Every answer of a limited endpoint carries both fields of the{' '}
        <a href="https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/">IETF draft</a>, and a 429 also
        carries <code>Retry-After</code>:
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
      {refusal && (
        <CodeBlock language="http" label={`A refusal. The ${waitSeconds} seconds are an example.`}>
          {answerMessage(refusal)}
        </CodeBlock>
      )}
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
        To get more out of <code>{pageRank.path}</code>, ask for {pageRankMaxDomains} domains at a time: that makes{' '}
        {pageRankLimit.limit * pageRankMaxDomains} domains in {minutes(pageRankLimit.windowSeconds)}.
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
