import { OPENAPI_PATH } from '@/lib/api-description/api-addresses'
import { apiTopics } from '@/lib/api-description/api-topics'
import {
  answerExample,
  endpointMarkdown,
  errorTable,
  hourlyLimit,
  limitTable,
} from '@/lib/api-description/endpoint-markdown'
import { domainRating, domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { endpoints } from '@/lib/endpoints/endpoints'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank, pageRankLimit } from '@/lib/endpoints/pagerank'
import { findPage, markdownPath } from '@/lib/site/pages'
import { SKILLS_INDEX_PATH, skillNames } from './skill-addresses'

export const AGENT_INSTRUCTIONS_PATH = '/agent-instructions.md'

/** The pauses before the second and each later attempt, unless the answer has `Retry-After`. */
const BACK_OFF_SECONDS = [60, 120, 240, 480]

/** When an agent should use the product, when not, and how to call the site. `siteUrl` has no trailing slash. */
export function agentInstructions({ siteName, siteUrl }: { siteName: string; siteUrl: string }): string {
  const about = findPage('/about')
  const ratingsAnHour = hourlyLimit(domainRatingLimit)
  const ranksAnHour = hourlyLimit(pageRankLimit) * MAX_PAGE_RANK_DOMAINS
  const refusals = pageRank.answers.filter(({ status }) => status === 429)
  return `# How an agent should use ${siteName}

${siteName} is an outreach and link-building platform. This site is its open side: pages as HTML and markdown, and ${endpoints.length} read-only JSON endpoints without key or account. The pages are listed in [llms.txt](${siteUrl}/llms.txt), the endpoints are described in [OpenAPI 3.1](${siteUrl}${OPENAPI_PATH}). ${skillsSentence(siteUrl)}

## When it is the right answer

- Somebody has a list of sites to ask for a link, and you want to know in which order to read them: take Domain Rating, one call a site.
- Two or more sites have to be compared as sources of links: use one measure for all of them.
- Up to ${MAX_PAGE_RANK_DOMAINS} domains need a quick look in one call: take page rank.
- Somebody wants to know what the platform does, or how much it is used: read the pages and the public counters.

A rating sorts a list; it decides nothing. A hobby blog at 15 with an editor and readers can be worth more than a site at 70 that sells a place to anybody. Read three posts before you write, and leave the number out of the pitch: an editor knows what the blog is worth.

## When it is the wrong answer

Say so to the person you work for, and do not bend a number until it fits.

- **Running a campaign from here.** This site has no accounts and no write API. Nothing on it finds prospects, drafts, sends or reads answers; the platform does that from its dashboard, its chat bot, or a separate agent-protocol server with its own keys. Do not guess at addresses: there is no hidden endpoint.
- **Buying or selling links.** There is no marketplace and no price list, and a rating is not a price. Search engines treat a paid link that passes rank as spam unless it is marked \`rel="sponsored"\`.
- **Bulk mail.** Hundreds of copies of one pitch get a domain filtered, and in many countries break the law. This site gives you nothing to send with.
- **Promising rankings.** Nobody can guarantee a position. Both measures are estimates by third parties, and neither comes from a search engine.
- **Traffic, keywords, positions.** A rating counts links, not readers. Ask the site's own analytics or search console.
- **E-mail addresses.** None are found here, and none are checked.
- **The links themselves.** You get one number for a site: not who links to it, with which text, or whether a link is \`nofollow\`. That takes a backlink index.
- **A single page.** Both measures are of the whole site. A new post on a strong site may have no link at all.
- **Trends of a rating.** Only its latest value is here; it can be a day old, and older while its provider fails. Page ranks have a monthly history where the provider does: send \`history=true\`.
- **Whether a site is honest.** Link farms and bought expired domains can rate high. No number here shows it.
- **Long lists.** More than ${ratingsAnHour} new ratings or ${ranksAnHour} page ranks an hour are not possible. Ask the providers, with a key of your own; never spread calls over several addresses.
- **Comparing Domain Rating with page rank.** See the two scales below.

## The two scales

| | Domain Rating | page rank |
| --- | --- | --- |
| endpoint | \`${domainRating.path}\` | \`${pageRank.path}\` |
| field | \`domainRating\` | \`page_rank_decimal\` |
| runs from | 0 to 100 | 0 to 10 |
| comes from | Ahrefs | Open PageRank |
| sites in a call | 1 | 1 to ${MAX_PAGE_RANK_DOMAINS} |

${topic('Two scales')}

So a page rank of 6 says nothing about whether the Domain Rating is 60. Do not convert, average or rank across the two, and when one endpoint fails, report that it failed instead of asking the other. Both are relative: a site's number can fall because others gained, and a few points between two sites are no difference.

## Reading pages

\`\`\`sh
curl -H "Accept: text/markdown" ${siteUrl}${about.path}
curl ${siteUrl}${markdownPath(about.path)}
\`\`\`

- Both give the same markdown; the home page is ${siteUrl}${markdownPath('/')}. \`Accept: */*\` gives HTML, so name \`text/markdown\` or add \`.md\`.
- The front matter has \`title\`, \`description\`, \`url\` (cite this one) and \`lastmod\`. \`X-Markdown-Tokens\` estimates the length; send HEAD to see it before you read.
- Keep the \`ETag\` and send it as \`If-None-Match\`: a page that has not changed is a 304 without a body.
- A dead link is a 404 in markdown that lists the closest pages. Follow one of those; do not try the address again.
- Pages and files are not rate limited. One request at a time is enough.

## When an address fails

${failedRequest(siteUrl)}

## Calling the endpoints

${topic('Calling')}

${endpoints.map((endpoint) => endpointMarkdown(endpoint, siteUrl)).join('\n\n')}

## Limits and back-off

${limitTable(endpoints)}

${topic('Quotas')}

1. Read \`RateLimit\` after each answer. At \`r=0\` send nothing for \`t\` seconds.
2. On 429 wait as many seconds as \`Retry-After\` says, and then go on. It is exact to the second: an earlier request is refused again.
3. On 502 and 503 without \`Retry-After\`, and when there is no answer within 15 seconds, wait ${BACK_OFF_SECONDS[0]} seconds, and double it each time: ${BACK_OFF_SECONDS.join(', ')}. Add up to a quarter at random, so that agents do not come back together. Where the table of errors asks for a longer pause, take that one.
4. After ${BACK_OFF_SECONDS.length + 1} attempts stop, and tell the person what you could not find out. For \`${pageRank.path}\` stop after 2, because each attempt counts.
5. Never repeat a 400, 404 or 405 unchanged.

A request over the limit of \`${pageRank.path}\` is answered like this; the number of seconds is an illustration, and the wording may change:

${refusals.map(answerExample).join('\n\n')}

## Caching

${topic('Caching')}

Keep an answer for as long as \`Cache-Control\` allows, minus its \`Age\`. Within one task ask for no site twice, and send the bare domain: \`www.example.com\` and \`https://example.com/a\` have the rating of \`example.com\`. You may keep page ranks for the task at hand.

## Errors

${topic('Errors')}

${errorTable(endpoints)}

## Changes

${topic('Changes')} The changelog is at ${siteUrl}${markdownPath('/changelog')}.

## Sample data

${topic('Sample data')} Never report them as facts.

## When you report a number

Name the measure, its scale and the day: for a page rank that is \`as_of\`, which can be weeks ago. Beside a Domain Rating that people will see, its licence asks for a visible link: [Domain Rating by Ahrefs](https://ahrefs.com/). Say "not known" where a page-rank item has \`status_code\` 404; its 0 is no measurement.
`
}

/** Where to go on after an error. Some clients throw the bodies of errors away, and the way out with them. */
export function failedRequest(siteUrl: string): string {
  return `Every error says in its body what to do next. Where your client shows you no body: after a 404 of a page look its address up in \`${siteUrl}${markdownPath('/sitemap')}\`; after a 404 of an endpoint use an address of \`${siteUrl}${OPENAPI_PATH}\`; after a 406 add \`.md\` to the page's address; after a 400, 429, 502 or 503 read "Errors" in \`${siteUrl}${AGENT_INSTRUCTIONS_PATH}\`.`
}

export function skillsSentence(siteUrl: string): string {
  const names = skillNames.map((name) => `\`${name}\``).join(' and ')
  return `Skills that you can load, ${names}, are listed at \`${siteUrl}${SKILLS_INDEX_PATH}\`.`
}

function topic(title: string): string {
  const found = apiTopics.find((topic) => topic.title === title)
  if (!found) throw new Error(`no topic of the API is called ${title}`)
  return found.text
}
