import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DEFAULT_SITE_URL, SECRETS, settings } from './settings'
import { SAMPLE_PARTS, type SamplePart } from './text-settings'

type StoreConfig =
  | { kind: 'vercel-kv'; url: string; token: string }
  | { kind: 'redis'; url: string }
  | { kind: 'memory' }

type DatabaseConfig =
  | { kind: 'vercel-postgres'; connectionString: string }
  | { kind: 'postgres'; connectionString: string }

interface ProviderConfig {
  key?: string
  /** The endpoint's full URL; by default the provider's own. */
  url?: string
}

export interface Config {
  /** The origin that links lead to, without a trailing slash. On a preview it is the preview's own. */
  siteUrl: string
  /** The public origin, for canonical URLs and sitemaps. */
  canonicalUrl: string
  siteName: string
  port: number
  /** All IP addresses where absent. */
  host?: string
  store: StoreConfig
  /** Absent if no database is set. */
  database?: DatabaseConfig
  pageRank: ProviderConfig
  domainRating: ProviderConfig
  appUrl?: string
  /** The value of a `Content-Signal` line in robots.txt (contentsignals.org). */
  contentSignal?: string
  /** How to reach those who run the site: a `mailto:` or `https:` URL. */
  contact?: string
  /** Where to report a vulnerability: a `mailto:` or `https:` URL. */
  securityContact?: string
  trustedProxies: string[]
  /** Where metrics are served; absent where they are off. */
  metrics?: { port: number; host: string }
  /** Whether each request is logged. */
  requestLog: boolean
  /** Present on Vercel. */
  vercel?: { isPreview: boolean }
  /** The parts whose numbers are sample data, and marked as such. Fixed samples answer for a part without a URL. */
  samples: readonly SamplePart[]
}

/** An environment variable is invalid; the message names it and the expected form, never a secret's value. */
export class InvalidConfiguration extends Error {
  override readonly name = 'InvalidConfiguration'
}

type Environment = Record<string, string | undefined>

/** Vercel sets the others. */
const variables = settings.extend({
  VERCEL: z.string().optional(),
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
})

type Variables = z.output<typeof variables>

/** Vercel's names for the Upstash integration, and Upstash's own. */
const KV_VARIABLES = [
  ['KV_REST_API_URL', 'KV_REST_API_TOKEN'],
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
] as const

export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape)

/** Parses the environment; an empty value counts as absent. Throws `InvalidConfiguration`. */
export function parseConfig(environment: Environment): Config {
  const given = trimmed({ ...environment, ...secretsInFiles(environment) })
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidConfiguration(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const env = parsed.data
  for (const [url, token] of KV_VARIABLES) {
    if (Boolean(env[url]) === Boolean(env[token])) continue
    const [set, unset] = env[url] ? [url, token] : [token, url]
    throw new InvalidConfiguration(`${unset} is missing: ${set} is set, and the store needs both`)
  }
  const canonicalUrl = new URL(env.SITE_URL ?? platformUrl(env) ?? DEFAULT_SITE_URL).origin
  return {
    siteUrl: previewUrl(env) ?? canonicalUrl,
    canonicalUrl,
    siteName: env.SITE_NAME,
    port: env.PORT,
    host: env.HOST,
    store: storeConfig(env),
    database: databaseConfig(env),
    pageRank: { key: env.OPEN_PAGERANK_API_KEY, url: env.OPEN_PAGERANK_URL },
    domainRating: { key: env.DOMAIN_RATING_API_KEY, url: env.DOMAIN_RATING_URL },
    appUrl: env.APP_URL && new URL(env.APP_URL).href,
    contentSignal: env.CONTENT_SIGNAL,
    contact: env.CONTACT,
    securityContact: env.SECURITY_CONTACT,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    trustedProxies: env.TRUSTED_PROXIES,
    requestLog: env.REQUEST_LOG,
    vercel: env.VERCEL === '1' ? { isPreview: isPreview(env) } : undefined,
    samples: samplesOf(env),
  }
}

/** Without spaces around values, as in files; without empty values. */
function trimmed(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
}

function secretsInFiles(environment: Environment): Environment {
  const named = SECRETS.filter((name) => environment[`${name}_FILE`]?.trim())
  return Object.fromEntries(
    named.map((name) => {
      if (environment[name]?.trim())
        throw new InvalidConfiguration(`${name} and ${name}_FILE are both set: set only one of them`)
      return [name, readSecret(`${name}_FILE`, environment[`${name}_FILE`] ?? '')]
    }),
  )
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InvalidConfiguration(`${variable} must name a readable file (${code ?? 'not a path'})`)
  }
}

let current: Config | undefined

/** The process's configuration, read once. */
export function config(): Config {
  current ??= parseConfig(process.env)
  return current
}

/** One line on the store, the database and the providers, without secrets. */
export function describeConfig({ store, database, pageRank, domainRating, samples }: Config): string {
  const stores = { 'vercel-kv': 'Upstash for Redis', redis: 'Redis', memory: 'this process (not shared)' }
  const databases = { 'vercel-postgres': 'Neon', postgres: 'PostgreSQL' }
  const stateOf = (part: SamplePart, state: string) => (samples.includes(part) ? 'sample data' : state)
  return [
    `Counters and caches: ${stores[store.kind]}.`,
    `Database: ${stateOf('stats', database ? databases[database.kind] : 'not set')}.`,
    `PageRank: ${stateOf('pagerank', pageRank.key ? 'live' : 'no key')}.`,
    `Domain Rating: ${stateOf('rating', domainRating.key || domainRating.url ? 'live' : 'no key')}.`,
  ].join(' ')
}

function storeConfig(env: Variables): StoreConfig {
  for (const [urlName, tokenName] of KV_VARIABLES) {
    const { [urlName]: url, [tokenName]: token } = env
    if (url && token) return { kind: 'vercel-kv', url, token }
  }
  return env.REDIS_URL ? { kind: 'redis', url: env.REDIS_URL } : { kind: 'memory' }
}

function databaseConfig(env: Variables): DatabaseConfig | undefined {
  if (env.POSTGRES_URL) return { kind: 'vercel-postgres', connectionString: env.POSTGRES_URL }
  return env.DATABASE_URL ? { kind: 'postgres', connectionString: env.DATABASE_URL } : undefined
}

/** A preview counts as if `SAMPLE_DATA` listed what is not set. */
function samplesOf(env: Variables): SamplePart[] {
  const isSet = {
    rating: env.DOMAIN_RATING_API_KEY || env.DOMAIN_RATING_URL,
    pagerank: env.OPEN_PAGERANK_API_KEY || env.OPEN_PAGERANK_URL,
    stats: env.POSTGRES_URL || env.DATABASE_URL,
  }
  return SAMPLE_PARTS.filter((part) => env.SAMPLE_DATA.includes(part) || (isPreview(env) && !isSet[part]))
}

function isPreview(env: Variables): boolean {
  return env.VERCEL === '1' && env.VERCEL_ENV === 'preview'
}

/** A preview's own URL: its branch's, which stays the same from one deployment to the next, or the deployment's. */
function previewUrl(env: Variables): string | undefined {
  const host = env.VERCEL_BRANCH_URL ?? env.VERCEL_URL
  return isPreview(env) && host ? `https://${host}` : undefined
}

/** The project's production URL on Vercel. */
function platformUrl(env: Variables): string | undefined {
  const { VERCEL, VERCEL_PROJECT_PRODUCTION_URL: host } = env
  return VERCEL === '1' && host ? `https://${host}` : undefined
}
