import { ArticlePage } from '@/components/prose/article-page'
import { Beside } from '@/components/prose/beside'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { responseMessage } from '@/lib/api-description/endpoint-markdown'
import { endpoints } from '@/lib/endpoints/endpoints'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank, pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { durationText } from '@/lib/limit/duration-text'
import {
  PAGERANK_FRESH_SECONDS,
  RATING_FRESH_SECONDS,
  RATING_STALE_SECONDS,
  STATS_FRESH_SECONDS,
} from '@/lib/limit/lifetimes'
import { ratingPace } from '@/lib/limit/policies'
import { clockTime, type Outcome, playWindow } from './sliding-window'
import { WindowTimeline } from './window-timeline'

export const generateMetadata = () => metadataOf('/docs/limits')

const minutes = (seconds: number) => `${seconds / 60} minutes`

const windowMinutes = pageRankLimit.windowSeconds / 60

/** Two groups fill the window, and the requests between them are refused. */
const outcomes = playWindow(
  [
    { minute: 540, requests: pageRankLimit.limit - 3 },
    { minute: 580, requests: 3 },
    { minute: 590, requests: 1 },
    { minute: 600, requests: pageRankLimit.limit - 3 },
    { minute: 605, requests: 1 },
  ],
  pageRankLimit.limit,
  windowMinutes,
)

function happened({ minute, admitted, left, wait }: Outcome): string {
  if (admitted === 0)
    return `429. \`Retry-After\` is ${wait * 60} seconds, because the next slot opens at ${clockTime(minute + wait)}. The rejected request doesn’t count.`
  return left > 0 ? `All go through. ${left} slots are left.` : 'All go through. No slots are left.'
}

export default function Limits() {
  const refusal = pageRank.responses.find(({ status }) => status === 429)
  const waitSeconds = refusal?.headers.find(({ name }) => name === 'Retry-After')?.example
  return (
    <ArticlePage
      path="/docs/limits"
      lede="Pages have no limit. Two endpoints are limited because the services behind them limit us."
    >
      <h2>The limits</h2>
      <WideTable label="Limits of the endpoints">
        <TableContent
          head={['Endpoint', 'Limit', 'Policy', 'What counts']}
          rows={endpoints.map(({ path, limit }) =>
            limit
              ? [
                  `\`${path}\``,
                  `${limit.limit} in any ${minutes(limit.windowSeconds)}`,
                  `\`"${limit.name}";q=${limit.limit};w=${limit.windowSeconds}\``,
                  limit.description,
                ]
              : [`\`${path}\``, 'No limit', 'None', 'Nothing: responses come from a cache'],
          )}
        />
      </WideTable>
      <p>
        Limits apply to each IPv4 address, or to each /64 network for IPv6. Instances of the site that share a store
        count together, so it doesn&rsquo;t matter which of them handles your request.
      </p>

      <h2>A sliding window</h2>
      <p>
        Nothing resets on the hour. Each counted request takes a slot until the window has moved past it. So nobody can
        squeeze in twice the limit around a reset, and nobody has to wait for one.
      </p>
      <figure data-wide>
        <WindowTimeline outcomes={outcomes} limit={pageRankLimit.limit} minutes={windowMinutes} />
        <figcaption>
          The {pageRankLimit.limit} slots of {pageRank.path} on one morning. Each block holds its slots for an hour. A
          dashed line marks a rejected request.
        </figcaption>
      </figure>
      <WideTable label={`An example with the limit of ${pageRank.path}`}>
        <TableContent
          head={['Time', 'Requests', 'What happens']}
          rows={outcomes.map((outcome) => [clockTime(outcome.minute), String(outcome.requests), happened(outcome)])}
        />
      </WideTable>

      <h2>New ratings share calls</h2>
      <p>
        The provider of ratings accepts 60 calls a minute. So each instance calls it at most every{' '}
        {ratingPace.gapSeconds} seconds, with up to {ratingPace.domainsPerCall} domains at a time, and a domain that
        isn&rsquo;t cached waits for the next call. If yours would wait more than {ratingPace.maxWaitSeconds} seconds,
        you get a 429 straight away. It doesn&rsquo;t count towards your limit, and <code>Retry-After</code> says when
        to try again.
      </p>

      <p>
        Clients take turns: each has its own queue and a share of the places, however many requests the others send.
      </p>

      <h2>Requests from other sites&rsquo; pages</h2>
      <p>
        A page can make its visitor&rsquo;s browser send requests, which would count against the visitor. So a limited
        endpoint refuses requests that browsers mark as coming from an image, a script tag or a frame on another site.
        They get a 400, which doesn&rsquo;t count. A script that calls <code>fetch</code> with CORS is served, and it
        does count.
      </p>

      <h2>Reading the headers</h2>
      <Beside
        example={
          refusal && (
            <CodeBlock language="http" label={`A 429 response; the ${waitSeconds} seconds are an example`}>
              {responseMessage(refusal)}
            </CodeBlock>
          )
        }
      >
        <p>
          Every response from a limited endpoint has both headers from the{' '}
          <a href="https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/">IETF draft</a>, and a 429
          also has <code>Retry-After</code>:
        </p>
        <dl>
          <dt>RateLimit-Policy</dt>
          <dd>
            The limit: <code>q</code> requests in any <code>w</code> seconds.
          </dd>
          <dt>RateLimit</dt>
          <dd>
            What you have left: <code>r</code> more requests right now, and another slot in <code>t</code> seconds.
            It&rsquo;s missing only while the counters can&rsquo;t be reached.
          </dd>
          <dt>Retry-After</dt>
          <dd>
            How many whole seconds to wait. If you&rsquo;ve used up your own limit, it&rsquo;s exact to the second:
            retry any sooner, and you get another 429.
          </dd>
        </dl>
      </Beside>
      <CodeBlock language="javascript" label="A loop that waits as long as Retry-After says">
        {`async function ask(url) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url)
    if (response.status !== 429) return response
    const seconds = Number(response.headers.get('Retry-After') ?? 60)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
  throw new Error('still rate limited after three attempts')
}`}
      </CodeBlock>
      <p>
        To get the most out of <code>{pageRank.path}</code>, send {MAX_PAGE_RANK_DOMAINS} domains at a time:
        that&rsquo;s {pageRankLimit.limit * MAX_PAGE_RANK_DOMAINS} domains in {minutes(pageRankLimit.windowSeconds)}.
      </p>

      <h2>How long responses are cached</h2>
      <WideTable label="How long responses are cached">
        <TableContent
          head={['Response', 'Cached here for', 'Can you cache it?']}
          rows={[
            [
              'A Domain Rating',
              `${durationText(RATING_FRESH_SECONDS)}, or up to ${durationText(RATING_STALE_SECONDS)} if a new one can’t be fetched`,
              'Yes, for as long as `Cache-Control` says, minus its `Age`. Shared caches must leave out `RateLimit`, which is about one client',
            ],
            [
              'PageRank',
              `${durationText(PAGERANK_FRESH_SECONDS)}, each domain separately if the provider allows it`,
              'Your program can. Shared caches can’t (`no-store`), because every request counts',
            ],
            [
              'Public counters',
              `${durationText(STATS_FRESH_SECONDS)} in total, across all caches`,
              'Shared caches can, for the remaining `s-maxage`. Otherwise revalidate with `If-None-Match`',
            ],
            ['Pages', 'Until the site is next built', 'Yes, but revalidate with `If-None-Match`: a 304 has no body'],
            ['Errors', 'Not cached', 'No'],
          ]}
        />
      </WideTable>
      <p>
        For a rating, <code>Age</code> is the number of seconds since we fetched it from the provider. A cached rating
        doesn&rsquo;t count towards your limit; a cached PageRank does.
      </p>

      <h2>When something is down</h2>
      <WideTable label="Responses when something is down">
        <TableContent
          head={['What’s down', ...endpoints.map(({ path }) => `\`${path}\``)]}
          rows={[
            [
              'The provider',
              `A cached rating up to ${durationText(RATING_STALE_SECONDS)} old, otherwise 502`,
              'A cached response, otherwise 502',
              'Not affected',
            ],
            [
              'Our quota is used up, or the provider rejects our key',
              'A cached rating, otherwise 429 or 502',
              'A cached response, otherwise 503',
              'Not affected',
            ],
            [
              'The counters’ store',
              'Works, with each instance keeping its own count',
              '503, to protect the provider’s quota',
              'Works',
            ],
            [
              'The database',
              'Not affected',
              'Not affected',
              `The last value until it’s ${durationText(STATS_FRESH_SECONDS)} old, then 503`,
            ],
          ]}
        />
      </WideTable>
      <p>
        We never substitute one measure for the other. When PageRank isn&rsquo;t available, you get an error, not a
        number on <a href="/guides/two-rating-scales">another scale</a>.
      </p>
    </ArticlePage>
  )
}
