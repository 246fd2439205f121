import { apiTopics } from '@/lib/api-description/api-topics'
import {
  endpointMarkdown,
  errorTable,
  hourlyLimit,
  limitTable,
  responseExample,
} from '@/lib/api-description/endpoint-markdown'
import { domainRating, domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { endpoints } from '@/lib/endpoints/endpoints'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank, pageRankLimit } from '@/lib/endpoints/pagerank'
import { escapeName } from '@/lib/markdown/escape'
import { OPENAPI_PATH } from '@/lib/paths/api-paths'
import { SKILLS_INDEX_PATH, skillNames } from '@/lib/paths/skill-paths'
import { inWords } from '@/lib/site/in-words'
import { findPage, markdownPath } from '@/lib/site/pages'

export const AGENT_INSTRUCTIONS_PATH = '/agent-instructions.md'

/** The pauses before the second and each later attempt, unless the response has `Retry-After`. */
const BACK_OFF_SECONDS = [60, 120, 240, 480]

/** When an agent should use the product, when not, and how to call the site. `siteUrl` has no trailing slash. */
export function agentInstructions({ siteUrl, ...site }: { siteName: string; siteUrl: string }): string {
  const siteName = escapeName(site.siteName)
  const about = findPage('/about')
  const ratingsAnHour = hourlyLimit(domainRatingLimit)
  const ranksAnHour = hourlyLimit(pageRankLimit) * MAX_PAGE_RANK_DOMAINS
  const refusals = pageRank.responses.filter(({ status }) => status === 429)
  return `# How an agent should use ${siteName}

${siteName} is an outreach and link-building platform. This site is the part that is open to everybody: pages as HTML and markdown, and ${inWords(endpoints.length)} read-only JSON endpoints that need no key and no account. The pages are listed in [llms.txt](${siteUrl}/llms.txt), and the endpoints are described in [OpenAPI 3.1](${siteUrl}${OPENAPI_PATH}). ${skillsSentence(siteUrl)}

## When to use it

- Somebody has a list of sites to ask for a link and wants to know which to read first: use Domain Rating, one request per site.
- Somebody wants to compare two or more sites as sources of links: use one measure for all of them.
- You need a quick look at up to ${MAX_PAGE_RANK_DOMAINS} domains in one request: use PageRank.
- Somebody wants to know what the platform does, or how much it is used: read the pages and the public counters.

A rating sorts a list; it doesn't make the decision. A hobby blog rated 15 with an editor and readers can be worth more than a site rated 70 that sells links to anybody. Read three posts before you write, and leave the number out of the pitch: editors know what their blog is worth.

## When not to use it

If one of these applies, say so to the person you work for, and don't stretch a number to cover a question it can't answer.

- **Running a campaign from here.** This site has no accounts and no write API. Nothing on it finds prospects, drafts or sends e-mails, or reads replies. The platform does that from its dashboard, its chatbot, or a separate agent-protocol server with its own keys. Don't guess at URLs: there is no hidden endpoint.
- **Buying or selling links.** There is no marketplace and no price list, and a rating is not a price. Search engines treat paid links that pass ranking credit as spam unless they are marked \`rel="sponsored"\`.
- **Mass e-mail.** Hundreds of copies of one pitch can get a domain filtered, and may [break the law](${siteUrl}${markdownPath('/guides/outreach-email-that-gets-a-reply')}). Nothing here can send e-mail.
- **Promising rankings.** Nobody can guarantee a position. Both measures are third-party estimates, and neither comes from a search engine.
- **Traffic, keywords, positions.** A rating counts links, not readers. Use the site's own analytics or Search Console.
- **E-mail addresses.** This site neither finds nor verifies them.
- **The links themselves.** You get one number per site, not who links to it, with which text, or whether a link is \`nofollow\`. That takes a backlink index.
- **A single page.** Both measures describe the whole site. A new post on a strong site may have no links at all.
- **Trends in Domain Rating.** You only get the latest value, which can be a day old, or older if a new one can't be fetched. PageRank has a monthly history if the provider does: send \`history=true\`.
- **Whether a site is honest.** Link farms and expired domains bought for their links can have high ratings. No number here will tell you.
- **Long lists.** You can't get more than ${ratingsAnHour} new ratings or ${ranksAnHour} PageRank values an hour. For more, go to the providers with your own key; never spread requests over several IP addresses.
- **Comparing Domain Rating with PageRank.** See the two scales below.

## The two scales

| | Domain Rating | PageRank |
| --- | --- | --- |
| endpoint | \`${domainRating.path}\` | \`${pageRank.path}\` |
| field | \`domainRating\` | \`page_rank_decimal\` |
| scale | 0 to 100 | 0 to 10 |
| provider | Ahrefs | Open PageRank |
| sites per request | 1 | 1 to ${MAX_PAGE_RANK_DOMAINS} |

${topic('Two scales')}

So a PageRank of 6 tells you nothing about whether the Domain Rating is 60. Don't convert, average or rank across the two. If one endpoint fails, report that it failed instead of using the other. Both measures are relative: a site's number can fall because others gained, and a few points between two sites mean nothing.

## Reading pages

\`\`\`sh
curl -H "Accept: text/markdown" ${siteUrl}${about.path}
curl ${siteUrl}${markdownPath(about.path)}
\`\`\`

- Both return the same markdown; the home page is \`${siteUrl}${markdownPath('/')}\`. \`Accept: */*\` returns HTML, so name \`text/markdown\` or add \`.md\`.
- The front matter has \`title\`, \`description\`, \`url\` (cite this one) and \`lastmod\`. \`X-Markdown-Tokens\` estimates the length; send HEAD to see it before you read.
- Keep the \`ETag\` and send it as \`If-None-Match\`: if the page hasn't changed, you get a 304 without a body.
- A dead link returns a 404 in markdown that lists the closest pages. Follow one of those; don't try the same URL again.
- Pages and files have no rate limit. One request at a time is enough.

## When a request fails

${failedRequest(siteUrl)}

## Calling the endpoints

${topic('Requests')}

${endpoints.map((endpoint) => endpointMarkdown(endpoint, siteUrl)).join('\n\n')}

## Limits and back-off

${limitTable(endpoints)}

${topic('Limits')}

1. Read \`RateLimit\` after each response. At \`r=0\`, send nothing for \`t\` seconds.
2. On 429, wait as many seconds as \`Retry-After\` says, then continue. If you have used up your own limit, it is exact to the second: retry sooner, and you get another 429.
3. On a 502 or 503 without \`Retry-After\`, or if nothing arrives within 20 seconds, wait ${BACK_OFF_SECONDS[0]} seconds and double the wait each time: ${BACK_OFF_SECONDS.join(', ')}. Add up to a quarter at random, so that agents don't all return at once. If the table of errors asks for a longer wait, use that.
4. After ${BACK_OFF_SECONDS.length + 1} attempts, stop and tell the person what you couldn't find out. For \`${pageRank.path}\`, stop after 2, because each attempt counts.
5. Never repeat a 400, 404 or 405 unchanged.

A request over the limit of \`${pageRank.path}\` gets this response. The number of seconds is an example, and the wording may change:

${refusals.map(responseExample).join('\n\n')}

## Caching

${topic('Caching')}

Cache a response for as long as \`Cache-Control\` allows, minus its \`Age\`. Don't look up a site twice within one task, and send the bare domain: \`www.example.com\` and \`https://example.com/a\` have the same rating as \`example.com\`. You may keep PageRank values for the task at hand.

## Errors

${topic('Errors')}

${errorTable(endpoints)}

## Changes

${topic('Changes')} The changelog is at \`${siteUrl}${markdownPath('/changelog')}\`.

## Sample data

${topic('Sample data')} Never report them as fact.

## When you report a number

Name the measure, its scale and the date; for PageRank that is \`as_of\`, which can be several weeks old. Wherever people will see a Domain Rating, its licence asks for a visible link next to it: [Domain Rating by Ahrefs](https://ahrefs.com/). If a PageRank item has \`status_code\` 404, say "not in the index"; its 0 is not a measurement.
`
}

/** Where to go on after an error. Some clients discard the bodies of errors, and the way out with them. */
export function failedRequest(siteUrl: string): string {
  return `The body of every error says what to do next, but some clients discard it. If yours does: after a 404, fetch \`${siteUrl}/llms.txt\`, or \`${siteUrl}${OPENAPI_PATH}\` if you wanted an endpoint; after a 406, add \`.md\` to the page's URL; after a 400, 429, 502 or 503, read "Errors" in \`${siteUrl}${AGENT_INSTRUCTIONS_PATH}\`.`
}

export function skillsSentence(siteUrl: string): string {
  const names = skillNames.map((name) => `\`${name}\``).join(' and ')
  return `There are also skills you can load, ${names}, listed at \`${siteUrl}${SKILLS_INDEX_PATH}\`.`
}

function topic(title: string): string {
  const found = apiTopics.find((topic) => topic.title === title)
  if (!found) throw new Error(`no topic of the API is called ${title}`)
  return found.text
}
