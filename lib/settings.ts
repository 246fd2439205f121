import { parseConfig } from './config'

export interface Setting {
  /** Environment variables; several if they only work together. */
  variables: string[]
  /** Markdown, as `without` is. */
  meaning: string
  /** What happens if it is not set. */
  without: string
}

const unset = parseConfig({})

/** What an operator can set. Of several stores or databases, the first one is used. */
export const settings: Setting[] = [
  {
    variables: ['SITE_URL'],
    meaning: 'Public address, for canonical and absolute links. The build writes it into the pages.',
    without: `\`${unset.siteUrl}\`; on Vercel, the project's production address`,
  },
  {
    variables: ['SITE_NAME'],
    meaning: "The product's name on the site. The build writes it into the pages as well.",
    without: `\`${unset.siteName}\``,
  },
  {
    variables: ['PORT', 'HOST'],
    meaning: 'Where to listen. Port 0 takes a free one.',
    without: `\`${unset.port}\`, on ${unset.host ?? 'all addresses'}`,
  },
  {
    variables: ['KV_REST_API_URL', 'KV_REST_API_TOKEN'],
    meaning: 'Upstash for Redis (formerly Vercel KV) holds the counters and caches.',
    without: 'The next store of this table that is set',
  },
  {
    variables: ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
    meaning: "The same two variables under Upstash's own names.",
    without: 'The next store of this table that is set',
  },
  {
    variables: ['REDIS_URL'],
    meaning: 'Any Redis, version 5 or later, holds the counters and caches.',
    without: 'They live in the process, and each instance counts for itself',
  },
  {
    variables: ['POSTGRES_URL'],
    meaning: 'Neon (formerly Vercel Postgres), by its pooled address.',
    without: 'The database of `DATABASE_URL`',
  },
  {
    variables: ['DATABASE_URL'],
    meaning: 'Any PostgreSQL that has the view `public_stats`.',
    without: 'An embedded PostgreSQL with sample rows, marked as samples wherever they show',
  },
  {
    variables: ['OPEN_PAGERANK_API_KEY'],
    meaning:
      'Key of the page-rank provider, made at [openpagerank.keywordseverywhere.com](https://openpagerank.keywordseverywhere.com/). One that does not begin with `opr_` belongs to the interface that ended on 30 September 2026.',
    without: '`/api/pagerank` answers 503',
  },
  {
    variables: ['OPEN_PAGERANK_URL'],
    meaning:
      "Full address of that provider's endpoint, without the query. A key without `opr_` works only with a server that still speaks the ended interface.",
    without: "The provider's own",
  },
  {
    variables: ['DOMAIN_RATING_API_KEY'],
    meaning:
      'Key of the domain-rating provider, Ahrefs. It is free, lasts a year, and is made [in the account settings](https://docs.ahrefs.com/api/docs/api-keys-creation-and-management).',
    without: 'Ahrefs most likely refuses, and `/api/domain-rating` answers 502',
  },
  {
    variables: ['DOMAIN_RATING_URL'],
    meaning: "Full address of that provider's endpoint, without the query.",
    without: "The provider's own",
  },
  {
    variables: ['APP_URL'],
    meaning: "Address of the product's dashboard, for the call to action. The build writes it into the pages as well.",
    without: 'No such link',
  },
  {
    variables: ['CONTENT_SIGNAL'],
    meaning:
      'What crawlers may do with the pages, for the `Content-Signal` line of robots.txt, such as `search=yes, ai-input=yes, ai-train=no`.',
    without: 'No such line',
  },
  {
    variables: ['SECURITY_CONTACT'],
    meaning: 'Where to report a vulnerability: a `mailto:` or `https:` address for `/.well-known/security.txt`.',
    without: 'No such file',
  },
  {
    variables: ['WEBMCP_TOKEN'],
    meaning:
      "A browser's origin-trial token for WebMCP, sent as `Origin-Trial` with the pages of the tools. Read at start, so a new token needs no new build.",
    without: 'No such field',
  },
  {
    variables: ['TRUSTED_PROXIES'],
    meaning:
      'Proxies whose `X-Forwarded-For` is believed: addresses, CIDRs, `loopback`, `linklocal` or `uniquelocal`, separated by commas.',
    without: 'None: a client is the address of its socket',
  },
  {
    variables: ['METRICS_PORT', 'METRICS_HOST'],
    meaning: 'A separate listener with metrics for Prometheus, at `/metrics`. Only the own server has it.',
    without: `No such listener; with a port alone, on ${parseConfig({ METRICS_PORT: '9464' }).metrics?.host}`,
  },
  {
    variables: ['REQUEST_LOG'],
    meaning: '`off` leaves the line for each request out of the log.',
    without: `\`${unset.requestLog ? 'on' : 'off'}\`: one JSON line a request on standard output`,
  },
]
