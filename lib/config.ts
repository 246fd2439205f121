import { readFileSync } from 'node:fs'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { httpUrl, kvUrl, neonUrl, originUrl, postgresUrl, redisUrl } from './url-settings'

type StoreConfig =
  | { kind: 'vercel-kv'; url: string; token: string }
  | { kind: 'redis'; url: string }
  | { kind: 'memory' }

type DatabaseConfig =
  | { kind: 'vercel-postgres'; connectionString: string }
  | { kind: 'postgres'; connectionString: string }

/** The parts of the site whose numbers can be sample data. */
export const SAMPLE_PARTS = ['rating', 'pagerank', 'stats'] as const

export type SamplePart = (typeof SAMPLE_PARTS)[number]

interface ProviderConfig {
  key?: string
  /** The endpoint's full address; by default the provider's own. */
  url?: string
}

export interface Config {
  /** The origin that links lead to, without a trailing slash. On a preview it is the preview's own. */
  siteUrl: string
  /** The public origin, for canonical addresses, sitemaps and the feed. */
  canonicalUrl: string
  siteName: string
  port: number
  /** All addresses where absent. */
  host?: string
  store: StoreConfig
  /** Absent where there is none to count in. */
  database?: DatabaseConfig
  pageRank: ProviderConfig
  domainRating: ProviderConfig
  appUrl?: string
  /** The value of a `Content-Signal` line in robots.txt (contentsignals.org). */
  contentSignal?: string
  /** How to reach those who run the site: a `mailto:` or `https:` address. */
  contact?: string
  /** Where to report a vulnerability: a `mailto:` or `https:` address. */
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

const MAX_PORT = 65_535
const DEFAULT_SITE_URL = 'http://localhost:3000'

const port = z
  .string()
  .regex(/^\d{1,5}$/, `must be a whole number from 0 to ${MAX_PORT}`)
  .transform(Number)
  .refine((value) => value <= MAX_PORT, `must be a whole number from 0 to ${MAX_PORT}`)
const host = z.string().regex(/^[\w.:%-]+$/, 'must be an IP address or a host name, such as 127.0.0.1')
const contact = (example: string) =>
  z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[\x21-\x7e]+)$/,
      `must be a mailto: or https: URL, such as mailto:${example}`,
    )
const printable = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')

const variables = z.object({
  SITE_URL: originUrl.optional(),
  SITE_NAME: z.string().max(40, 'must be at most 40 characters').default('Pitchlark'),
  PORT: port.default(3000),
  HOST: host.optional(),
  KV_REST_API_URL: kvUrl.optional(),
  KV_REST_API_TOKEN: printable.optional(),
  UPSTASH_REDIS_REST_URL: kvUrl.optional(),
  UPSTASH_REDIS_REST_TOKEN: printable.optional(),
  REDIS_URL: redisUrl.optional(),
  POSTGRES_URL: neonUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  OPEN_PAGERANK_API_KEY: printable.optional(),
  OPEN_PAGERANK_URL: httpUrl.optional(),
  DOMAIN_RATING_API_KEY: printable.optional(),
  DOMAIN_RATING_URL: httpUrl.optional(),
  APP_URL: httpUrl.optional(),
  CONTENT_SIGNAL: z
    .string()
    .refine(isContentSignal, 'must be a list of signals without repeats, such as search=yes, ai-input=yes, ai-train=no')
    .optional(),
  CONTACT: contact('hello@example.com').optional(),
  SECURITY_CONTACT: contact('security@example.com').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(canTrust, 'must be a comma-separated list of IP addresses, CIDRs, loopback, linklocal or uniquelocal')
    .default([]),
  REQUEST_LOG: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(true),
  SAMPLE_DATA: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(areSampleParts, 'must be a comma-separated list of rating, pagerank and stats')
    .default([]),
  VERCEL: z.string().optional(),
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
})

/** Vercel's names for the Upstash integration, and Upstash's own. */
const KV_VARIABLES = [
  ['KV_REST_API_URL', 'KV_REST_API_TOKEN'],
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
] as const

/** Each of them may be given as a file, which the variable `<name>_FILE` names. */
export const SECRETS: readonly string[] = [
  ...KV_VARIABLES.map(([, token]) => token),
  'REDIS_URL',
  'POSTGRES_URL',
  'DATABASE_URL',
  'OPEN_PAGERANK_API_KEY',
  'DOMAIN_RATING_API_KEY',
]

export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape)

/** Parses the environment; an empty value counts as absent. Throws `InvalidConfiguration`. */
export function parseConfig(environment: Environment): Config {
  const given = trimmed({ ...environment, ...secretsInFiles(environment) })
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidConfiguration(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = parsed.data
  for (const [url, token] of KV_VARIABLES) {
    if (Boolean(env[url]) === Boolean(env[token])) continue
    const [set, unset] = env[url] ? [url, token] : [token, url]
    throw new InvalidConfiguration(`${unset} is missing: ${set} is set, and the store needs both`)
  }
  const canonicalUrl = new URL(env.SITE_URL ?? platformAddress(env) ?? DEFAULT_SITE_URL).origin
  return {
    siteUrl: previewAddress(env) ?? canonicalUrl,
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

function storeConfig(env: z.output<typeof variables>): StoreConfig {
  for (const [urlName, tokenName] of KV_VARIABLES) {
    const { [urlName]: url, [tokenName]: token } = env
    if (url && token) return { kind: 'vercel-kv', url, token }
  }
  return env.REDIS_URL ? { kind: 'redis', url: env.REDIS_URL } : { kind: 'memory' }
}

function databaseConfig(env: z.output<typeof variables>): DatabaseConfig | undefined {
  if (env.POSTGRES_URL) return { kind: 'vercel-postgres', connectionString: env.POSTGRES_URL }
  return env.DATABASE_URL ? { kind: 'postgres', connectionString: env.DATABASE_URL } : undefined
}

/** A preview counts as if `SAMPLE_DATA` listed what is not set. */
function samplesOf(env: z.output<typeof variables>): SamplePart[] {
  const isSet = {
    rating: env.DOMAIN_RATING_API_KEY || env.DOMAIN_RATING_URL,
    pagerank: env.OPEN_PAGERANK_API_KEY || env.OPEN_PAGERANK_URL,
    stats: env.POSTGRES_URL || env.DATABASE_URL,
  }
  return SAMPLE_PARTS.filter((part) => env.SAMPLE_DATA.includes(part) || (isPreview(env) && !isSet[part]))
}

function isPreview(env: z.output<typeof variables>): boolean {
  return env.VERCEL === '1' && env.VERCEL_ENV === 'preview'
}

/** A preview's own address: its branch's, which stays the same from one deployment to the next, or the deployment's. */
function previewAddress(env: z.output<typeof variables>): string | undefined {
  const host = env.VERCEL_BRANCH_URL ?? env.VERCEL_URL
  return isPreview(env) && host ? `https://${host}` : undefined
}

/** The project's production address on Vercel. */
function platformAddress(env: z.output<typeof variables>): string | undefined {
  const { VERCEL, VERCEL_PROJECT_PRODUCTION_URL: host } = env
  return VERCEL === '1' && host ? `https://${host}` : undefined
}

/** A list of the signals of contentsignals.org, and of `use`, which Cloudflare adds to them. */
function isContentSignal(value: string): boolean {
  const signals = value.split(',').map((signal) => signal.trim())
  const names = new Set(signals.map((signal) => signal.split('=', 1)[0]))
  const isKnown = (signal: string) =>
    /^(?:(?:search|ai-input|ai-train)=(?:yes|no)|use=(?:immediate|reference|full))$/.test(signal)
  return signals.every(isKnown) && names.size === signals.length
}

function areSampleParts(list: string[]): boolean {
  return list.every((entry) => SAMPLE_PARTS.some((part) => part === entry))
}

function canTrust(list: string[]): boolean {
  try {
    proxyAddr.compile(list)
    return true
  } catch {
    return false
  }
}
