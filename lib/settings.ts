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
    meaning: 'Public URL, for canonical and absolute links. Written into the pages at build time.',
    without: `\`${unset.siteUrl}\`; on Vercel, the project’s production URL`,
  },
  {
    variables: ['SITE_NAME'],
    meaning: "The product's name on the site. Written into the pages at build time.",
    without: `\`${unset.siteName}\``,
  },
  {
    variables: ['PORT', 'HOST'],
    meaning: 'Where to listen. Port 0 picks a free port.',
    without: `\`${unset.port}\`, on ${unset.host ?? 'all interfaces'}`,
  },
  {
    variables: ['KV_REST_API_URL', 'KV_REST_API_TOKEN'],
    meaning: 'The store for counters and caches: Upstash for Redis (formerly Vercel KV).',
    without: 'The next store in this table that is set',
  },
  {
    variables: ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
    meaning: "The same two settings under Upstash's own names.",
    without: 'The next store in this table that is set',
  },
  {
    variables: ['REDIS_URL'],
    meaning: 'The store for counters and caches: any Redis, version 5 or later.',
    without: 'They live in memory, and each instance keeps its own',
  },
  {
    variables: ['POSTGRES_URL'],
    meaning: 'The pooled connection string for Neon (formerly Vercel Postgres).',
    without: 'The database in `DATABASE_URL`',
  },
  {
    variables: ['DATABASE_URL'],
    meaning: 'Any PostgreSQL that has the view `public_stats`.',
    without: '`/api/stats` returns 503, and the home page says that there are no counters',
  },
  {
    variables: ['SAMPLE_DATA'],
    meaning:
      'What is sample data: a list of `rating`, `pagerank` and `stats`. Every page and response with such data says so. If a listed part has no URL, the site returns fixed samples. Written into the pages at build time.',
    without: 'Nothing is sample data; on a Vercel preview, whatever isn’t set is',
  },
  {
    variables: ['OPEN_PAGERANK_API_KEY'],
    meaning:
      'Your Open PageRank key, from [Open PageRank’s site](https://openpagerank.keywordseverywhere.com/). A key that doesn’t begin with `opr_` belongs to the old API, which was shut down on 30 September 2026.',
    without: '`/api/pagerank` returns 503',
  },
  {
    variables: ['OPEN_PAGERANK_URL'],
    meaning:
      'Full URL of the PageRank provider’s endpoint, without the query. A key without `opr_` works only with a server that still supports the old API.',
    without: "The provider's own",
  },
  {
    variables: ['DOMAIN_RATING_API_KEY'],
    meaning:
      'Your Ahrefs key, free and valid for a year. Create it [in your account settings](https://docs.ahrefs.com/api/docs/api-keys-creation-and-management).',
    without: 'Ahrefs will most likely refuse the request, and `/api/domain-rating` returns 502',
  },
  {
    variables: ['DOMAIN_RATING_URL'],
    meaning: 'Full URL of the Domain Rating provider’s endpoint, without the query.',
    without: "The provider's own",
  },
  {
    variables: ['APP_URL'],
    meaning: "URL of the product's dashboard, for the call to action. Written into the pages at build time.",
    without: 'No such link',
  },
  {
    variables: ['CONTACT'],
    meaning:
      'How to reach the people who run the site: a `mailto:` or `https:` URL, shown on About and Privacy. Written into the pages at build time.',
    without: 'Neither page shows a contact',
  },
  {
    variables: ['CONTENT_SIGNAL'],
    meaning:
      'What crawlers may do with the pages, for the `Content-Signal` line in robots.txt, such as `search=yes, ai-train=no`.',
    without: 'No such line',
  },
  {
    variables: ['SECURITY_CONTACT'],
    meaning: 'Where to report a vulnerability: a `mailto:` or `https:` URL for `/.well-known/security.txt`.',
    without: 'No such file',
  },
  {
    variables: ['TRUSTED_PROXIES'],
    meaning:
      'Proxies whose `X-Forwarded-For` is trusted: IP addresses, CIDRs, `loopback`, `linklocal` or `uniquelocal`, separated by commas.',
    without: 'None: the socket’s IP address is taken as the client’s',
  },
  {
    variables: ['METRICS_PORT', 'METRICS_HOST'],
    meaning: 'A separate listener with metrics for Prometheus, at `/metrics`. Not available on Vercel.',
    without: `No such listener. If you set only the port, it listens on ${parseConfig({ METRICS_PORT: '9464' }).metrics?.host}`,
  },
  {
    variables: ['REQUEST_LOG'],
    meaning: 'Set it to `off` to stop logging a line for each request.',
    without: `\`${unset.requestLog ? 'on' : 'off'}\`: one JSON line per request on standard output`,
  },
]
