import { z } from 'zod'
import { contact, contentSignal, host, onOrOff, port, printable, proxies, sampleParts } from './text-settings'
import { httpUrl, kvUrl, neonUrl, originUrl, postgresUrl, redisUrl } from './url-settings'

interface SettingText {
  /** Markdown, as `without` is. Absent if it shares the row of the setting before it. */
  meaning?: string
  /** What happens if it is not set. */
  without?: string
  /** A value, for `.env.example`. */
  example?: string
  /** A file may have its value: the variable `<name>_FILE` names it. */
  isSecret?: boolean
}

const texts = z.registry<SettingText>()

export const DEFAULT_SITE_URL = 'http://localhost:3000'
const DEFAULT_NAME = 'Pitchlark'
const DEFAULT_PORT = 3000
const DEFAULT_METRICS_HOST = '127.0.0.1'
const CONTACT_EXAMPLE = 'mailto:hello@example.com'
const SECURITY_EXAMPLE = 'mailto:security@example.com'

/**
 * What an operator can set, by environment variable. Of several stores or databases, the first one is used. After a
 * change, `npx vitest run tests/lib/settings.test.ts -u` writes `.env.example` and the README's table.
 */
export const settings = z.object({
  SITE_URL: originUrl.optional().register(texts, {
    meaning: 'Public URL, for canonical and absolute links. Written into the pages at build time.',
    without: `\`${DEFAULT_SITE_URL}\`; on Vercel, the project’s production URL`,
    example: 'https://example.com',
  }),
  SITE_NAME: z
    .string()
    .max(40, 'must be at most 40 characters')
    .default(DEFAULT_NAME)
    .register(texts, {
      meaning: "The product's name on the site. Written into the pages at build time.",
      without: `\`${DEFAULT_NAME}\``,
      example: DEFAULT_NAME,
    }),
  PORT: port.default(DEFAULT_PORT).register(texts, {
    meaning: 'Where to listen. Port 0 picks a free port.',
    without: `\`${DEFAULT_PORT}\`, on all interfaces`,
    example: String(DEFAULT_PORT),
  }),
  HOST: host.optional().register(texts, { example: '127.0.0.1' }),
  KV_REST_API_URL: kvUrl.optional().register(texts, {
    meaning: 'The store for counters and caches: Upstash for Redis (formerly Vercel KV).',
    without: 'The next store in this table that is set',
    example: 'https://….upstash.io',
  }),
  KV_REST_API_TOKEN: printable.optional().register(texts, { isSecret: true }),
  UPSTASH_REDIS_REST_URL: kvUrl.optional().register(texts, {
    meaning: "The same two settings under Upstash's own names.",
    without: 'The next store in this table that is set',
    example: 'https://….upstash.io',
  }),
  UPSTASH_REDIS_REST_TOKEN: printable.optional().register(texts, { isSecret: true }),
  REDIS_URL: redisUrl.optional().register(texts, {
    meaning: 'The store for counters and caches: any Redis, version 5 or later.',
    without: 'They live in memory, and each instance keeps its own',
    example: 'redis://localhost:6379/0',
    isSecret: true,
  }),
  POSTGRES_URL: neonUrl.optional().register(texts, {
    meaning: 'The pooled connection string for Neon (formerly Vercel Postgres).',
    without: 'The database in `DATABASE_URL`',
    example: 'postgres://user:password@…-pooler.…/name',
    isSecret: true,
  }),
  DATABASE_URL: postgresUrl.optional().register(texts, {
    meaning: 'Any PostgreSQL that has the view `public_stats`.',
    without: '`/api/stats` returns 503, and the home page says that there are no counters',
    example: 'postgres://public_stats_reader:password@localhost:5432/name',
    isSecret: true,
  }),
  SAMPLE_DATA: sampleParts.default([]).register(texts, {
    meaning:
      'What is sample data: a list of `rating`, `pagerank` and `stats`. Every page and response with such data says so. If a listed part has no URL, the site returns fixed samples. Written into the pages at build time.',
    without: 'Nothing is sample data; on a Vercel preview, whatever isn’t set is',
    example: 'rating,pagerank,stats',
  }),
  OPEN_PAGERANK_API_KEY: printable.optional().register(texts, {
    meaning:
      'Your Open PageRank key, from [Open PageRank’s site](https://openpagerank.keywordseverywhere.com/). A key that doesn’t begin with `opr_` belongs to the old API, which was shut down on 30 September 2026.',
    without: '`/api/pagerank` returns 503',
    example: 'opr_…',
    isSecret: true,
  }),
  OPEN_PAGERANK_URL: httpUrl.optional().register(texts, {
    meaning:
      'Full URL of the PageRank provider’s endpoint, without the query. A key without `opr_` works only with a server that still supports the old API.',
    without: "The provider's own",
  }),
  DOMAIN_RATING_API_KEY: printable.optional().register(texts, {
    meaning:
      'Your Ahrefs key, free and valid for a year. Create it [in your account settings](https://docs.ahrefs.com/api/docs/api-keys-creation-and-management).',
    without: 'Ahrefs will most likely refuse the request, and `/api/domain-rating` returns 502',
    isSecret: true,
  }),
  DOMAIN_RATING_URL: httpUrl.optional().register(texts, {
    meaning: 'Full URL of the Domain Rating provider’s endpoint, without the query.',
    without: "The provider's own",
  }),
  APP_URL: httpUrl.optional().register(texts, {
    meaning: "URL of the product's dashboard, for the call to action. Written into the pages at build time.",
    without: 'No such link',
    example: 'https://app.example.com',
  }),
  CONTACT: contact(CONTACT_EXAMPLE).optional().register(texts, {
    meaning:
      'How to reach the people who run the site: a `mailto:` or `https:` URL, shown on About and Privacy. Written into the pages at build time.',
    without: 'Neither page shows a contact',
    example: CONTACT_EXAMPLE,
  }),
  CONTENT_SIGNAL: contentSignal.optional().register(texts, {
    meaning:
      'What crawlers may do with the pages, for the `Content-Signal` line in robots.txt, such as `search=yes, ai-train=no`.',
    without: 'No such line',
    example: 'search=yes, ai-input=yes, ai-train=no',
  }),
  SECURITY_CONTACT: contact(SECURITY_EXAMPLE).optional().register(texts, {
    meaning: 'Where to report a vulnerability: a `mailto:` or `https:` URL for `/.well-known/security.txt`.',
    without: 'No such file',
    example: SECURITY_EXAMPLE,
  }),
  TRUSTED_PROXIES: proxies.default([]).register(texts, {
    meaning:
      'Proxies whose `X-Forwarded-For` is trusted: IP addresses, CIDRs, `loopback`, `linklocal` or `uniquelocal`, separated by commas.',
    without: 'None: the socket’s IP address is taken as the client’s',
    example: 'loopback, 10.0.0.0/8',
  }),
  METRICS_PORT: port.optional().register(texts, {
    meaning: 'A separate listener with metrics for Prometheus, at `/metrics`. Not available on Vercel.',
    without: `No such listener. If you set only the port, it listens on ${DEFAULT_METRICS_HOST}`,
    example: '9464',
  }),
  METRICS_HOST: host.default(DEFAULT_METRICS_HOST).register(texts, { example: DEFAULT_METRICS_HOST }),
  REQUEST_LOG: onOrOff.default(true).register(texts, {
    meaning: 'Set it to `off` to stop logging a line for each request.',
    without: '`on`: one JSON line per request on standard output',
    example: 'off',
  }),
})

const described = Object.entries(settings.shape).map(([variable, schema]) => ({ variable, ...texts.get(schema) }))

export const SECRETS: readonly string[] = described.filter(({ isSecret }) => isSecret).map(({ variable }) => variable)

interface SettingRow {
  /** With their examples. */
  variables: { name: string; example: string }[]
  meaning: string
  without: string
}

/** The rows of a table of the settings. */
export const settingRows: readonly SettingRow[] = described.reduce<SettingRow[]>(
  (rows, { variable: name, meaning, without = '', example = '' }) => {
    if (meaning) rows.push({ variables: [], meaning, without })
    rows.at(-1)?.variables.push({ name, example })
    return rows
  },
  [],
)
