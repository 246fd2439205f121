import type { Metadata } from 'next'
import { Article } from '@/components/article'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { CodeBlock } from '@/components/code-block'
import { InlineMarkdown } from '@/components/inline-markdown'
import { WideTable } from '@/components/wide-table'
import { durationText } from '@/lib/limit/duration-text'
import { PAGERANK_FRESH_SECONDS } from '@/lib/pagerank/pagerank'
import { RATING_FRESH_SECONDS, RATING_STALE_SECONDS } from '@/lib/rating/rating'
import { answerMessage } from '@/lib/site/endpoint-markdown'
import { endpoints } from '@/lib/site/endpoints'
import { domainRatingLimit } from '@/lib/site/endpoints/domain-rating'
import { pageRank, pageRankLimit, pageRankMaxDomains } from '@/lib/site/endpoints/pagerank'
import { metadataOf } from '@/lib/site/metadata'
import { findPage } from '@/lib/site/pages'
import { STATS_FRESH_SECONDS } from '@/lib/stats/computed'

export function generateMetadata(): Metadata {
  return metadataOf('/docs/limits')
}

const DAY_SECONDS = 86_400
const minutes = (seconds: number) => `${seconds / 60} minutes`
const staleDays = `${RATING_STALE_SECONDS / DAY_SECONDS} days`

export default function Limits() {
  const page = findPage('/docs/limits')
  const refusal = pageRank.answers.find(({ status }) => status === 429)
  const waitSeconds = refusal?.headers.find(({ name }) => name === 'Retry-After')?.example
  return (
    <>
      <Breadcrumbs trail={[findPage('/docs'), page]} />
      <Article
        title={page.title}
        lede="Pages and files are never limited. Two of the three endpoints are, because each new answer of theirs is asked of somebody else."
      >
        <h2>The limits</h2>
        <WideTable label="Limits of the endpoints">
          <thead>
            <tr>
              <th scope="col">Endpoint</th>
              <th scope="col">At most</th>
              <th scope="col">Policy</th>
              <th scope="col">What counts</th>
            </tr>
          </thead>
          <tbody>
            {endpoints.map(({ path, limit }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                {limit ? (
                  <>
                    <td>
                      {limit.limit} in any {minutes(limit.windowSeconds)}
                    </td>
                    <td>
                      <code>
                        &quot;{limit.name}&quot;;q={limit.limit};w={limit.windowSeconds}
                      </code>
                    </td>
                    <td>
                      <InlineMarkdown>{limit.description}</InlineMarkdown>
                    </td>
                  </>
                ) : (
                  <>
                    <td>No limit</td>
                    <td>None</td>
                    <td>Nothing: it is answered from a cache.</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </WideTable>
        <p>
          A client is one IPv4 address, or one IPv6 network of 64 bits. The counters are shared by all instances of the
          site, so the limit is the same whichever of them answers.
        </p>

        <h2>A window that slides</h2>
        <p>
          Nothing resets on the hour. Each counted request takes a place, and gives it back exactly{' '}
          {minutes(pageRankLimit.windowSeconds)} later ({minutes(domainRatingLimit.windowSeconds)} for ratings). So
          there is no moment just after a reset at which twice the limit gets through, and none before it at which
          nothing does.
        </p>
        <WideTable label={`An example with the limit of ${pageRank.path}`}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">You send</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">09:00</th>
              <td>{pageRankLimit.limit - 3} requests</td>
              <td>All pass. 3 places are left.</td>
            </tr>
            <tr>
              <th scope="row">09:40</th>
              <td>3 requests</td>
              <td>All pass. No place is left.</td>
            </tr>
            <tr>
              <th scope="row">09:50</th>
              <td>1 request</td>
              <td>429, and Retry-After says 600 seconds. The refused request takes no place.</td>
            </tr>
            <tr>
              <th scope="row">10:00</th>
              <td>{pageRankLimit.limit - 3} requests</td>
              <td>All pass: the places of 09:00 are free again.</td>
            </tr>
            <tr>
              <th scope="row">10:10</th>
              <td>1 request</td>
              <td>429 until 10:40, when those of 09:40 become free.</td>
            </tr>
          </tbody>
        </WideTable>

        <h2>Reading the fields</h2>
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
            seconds. It is absent only while the counters cannot be asked.
          </dd>
          <dt>Retry-After</dt>
          <dd>Whole seconds until the next request passes. True to the second: earlier is refused again.</dd>
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
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">Kept here</th>
              <th scope="col">May you keep it?</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">A Domain Rating</th>
              <td>
                {durationText(RATING_FRESH_SECONDS)}, and up to {staleDays} while its provider fails
              </td>
              <td>
                For as long as <code>Cache-Control</code> says, less its <code>Age</code>
              </td>
            </tr>
            <tr>
              <th scope="row">Page ranks</th>
              <td>{durationText(PAGERANK_FRESH_SECONDS)}, for the same list in the same order</td>
              <td>
                Caches on the way may not (<code>no-store</code>), since each request counts; your program may
              </td>
            </tr>
            <tr>
              <th scope="row">Public counters</th>
              <td>{durationText(STATS_FRESH_SECONDS)}, all caches added up</td>
              <td>
                A shared cache for what <code>s-maxage</code> says is left; others ask again with{' '}
                <code>If-None-Match</code>
              </td>
            </tr>
            <tr>
              <th scope="row">Pages</th>
              <td>Until the site is built anew; the home page as long as its counters</td>
              <td>
                Ask again with <code>If-None-Match</code>: a 304 has no body
              </td>
            </tr>
            <tr>
              <th scope="row">Errors</th>
              <td>Never</td>
              <td>No</td>
            </tr>
          </tbody>
        </WideTable>
        <p>
          On a rating, <code>Age</code> is how many seconds ago its source was asked. An answer from the cache costs no
          rating quota, but it counts for page ranks.
        </p>

        <h2>While a part is down</h2>
        <WideTable label="What is answered while a part is down">
          <thead>
            <tr>
              <th scope="col">Down</th>
              {endpoints.map(({ path }) => (
                <th key={path} scope="col">
                  <code>{path}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">The provider</th>
              <td>A kept rating of up to {staleDays}, else 502</td>
              <td>A kept answer, else 502</td>
              <td>Not concerned</td>
            </tr>
            <tr>
              <th scope="row">The provider&rsquo;s own quota, or our key</th>
              <td>A kept rating, else 429 or 502</td>
              <td>503</td>
              <td>Not concerned</td>
            </tr>
            <tr>
              <th scope="row">The counters&rsquo; store</th>
              <td>Goes on, counted by each instance</td>
              <td>503: the provider&rsquo;s quota is protected</td>
              <td>Goes on</td>
            </tr>
            <tr>
              <th scope="row">The database</th>
              <td>Not concerned</td>
              <td>Not concerned</td>
              <td>The last value until it is {durationText(STATS_FRESH_SECONDS)} old, then 503</td>
            </tr>
          </tbody>
        </WideTable>
        <p>
          One measure never stands in for the other. When page ranks are not to be had, the answer is an error and not a
          rating on <a href="/guides/two-rating-scales">another scale</a>.
        </p>
      </Article>
    </>
  )
}
