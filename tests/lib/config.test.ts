import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeConfig, InvalidConfiguration, parseConfig } from '@/lib/config'
import { SECRETS } from '@/lib/settings'

it('an empty environment, and one of empty values, gives the offline defaults', () => {
  const { siteUrl, port, trustedProxies, samples } = parseConfig({})
  expect([siteUrl, port, trustedProxies, samples]).toEqual(['http://localhost:3000', 3000, [], []])
  expect(parseConfig({ PORT: '', REDIS_URL: ' ', SITE_URL: '' })).toEqual(parseConfig({}))
})

describe('of several stores and databases, the first of the table wins:', () => {
  const kv = { KV_REST_API_URL: 'https://kv.example.com', KV_REST_API_TOKEN: 'token' }
  const upstash = { UPSTASH_REDIS_REST_URL: 'https://eu1.upstash.io', UPSTASH_REDIS_REST_TOKEN: 'other' }
  const redis = { REDIS_URL: 'redis://localhost:6379' }
  const vercel = { POSTGRES_URL: 'postgres://u:p@db-pooler.example.com/main' }
  const postgres = { DATABASE_URL: 'postgresql://localhost/main' }

  it.each([
    [{ ...kv, ...redis, ...vercel, ...postgres }, 'vercel-kv', 'vercel-postgres'],
    [{ ...redis, ...postgres }, 'redis', 'postgres'],
    [{}, 'memory', undefined],
  ])('with %o they are %s and %s', (environment, store, database) => {
    const parsed = parseConfig(environment)
    expect([parsed.store.kind, parsed.database?.kind]).toEqual([store, database])
  })

  it("Upstash's own names are taken for those of Vercel, which win", () => {
    const store = { kind: 'vercel-kv', url: 'https://eu1.upstash.io', token: 'other' }
    expect(parseConfig({ ...upstash, ...redis }).store).toEqual(store)
    expect(parseConfig({ ...upstash, ...kv }).store).toMatchObject({ url: 'https://kv.example.com', token: 'token' })
  })

  it('and one line says what is used, without secrets', () => {
    const line = describeConfig(parseConfig({ ...kv, ...vercel, OPEN_PAGERANK_API_KEY: 'opr_hidden' }))
    expect(line).toBe('Counters and caches: Upstash for Redis. Database: Neon. PageRank: live. Domain Rating: no key.')
  })

  it('what is not set, and what is sample data, are said there too', () => {
    const lines = [{}, { SAMPLE_DATA: 'stats,rating', ...postgres }].map((environment) =>
      describeConfig(parseConfig(environment)),
    )
    expect(lines).toEqual([
      'Counters and caches: this process (not shared). Database: not set. PageRank: no key. Domain Rating: no key.',
      'Counters and caches: this process (not shared). Database: sample data. PageRank: no key. Domain Rating: sample data.',
    ])
  })
})

describe('sample data', () => {
  const parts = (environment: Record<string, string>) => parseConfig(environment).samples
  const preview = { VERCEL: '1', VERCEL_ENV: 'preview' }

  it('is what SAMPLE_DATA lists, in one order, whatever else is set', () => {
    expect(parts({ SAMPLE_DATA: ' stats, rating ,stats' })).toEqual(['rating', 'stats'])
    expect(parts({ SAMPLE_DATA: 'pagerank', OPEN_PAGERANK_API_KEY: 'opr_key' })).toEqual(['pagerank'])
  })

  it.each<[Record<string, string>, string[]]>([
    [preview, ['rating', 'pagerank', 'stats']],
    [{ ...preview, DOMAIN_RATING_API_KEY: 'key', POSTGRES_URL: 'postgres://a-pooler.example.com/b' }, ['pagerank']],
    [{ ...preview, DOMAIN_RATING_URL: 'https://a.example', DATABASE_URL: 'postgres://a/b' }, ['pagerank']],
    [{ ...preview, OPEN_PAGERANK_API_KEY: 'opr_key', SAMPLE_DATA: 'pagerank' }, ['rating', 'pagerank', 'stats']],
    [{ ...preview, VERCEL_ENV: 'production' }, []],
    [{ ...preview, VERCEL_ENV: 'development' }, []],
    [{ VERCEL_ENV: 'preview' }, []],
    [{ ...preview, VERCEL_ENV: 'production', SAMPLE_DATA: 'stats' }, ['stats']],
  ])('is, on a preview alone, also what is not set: %o', (environment, expected) => {
    expect(parts(environment)).toEqual(expected)
  })
})

describe('on Vercel', () => {
  const platform = {
    VERCEL: '1',
    VERCEL_ENV: 'preview',
    VERCEL_URL: 'site-abc123-team.vercel.app',
    VERCEL_BRANCH_URL: 'site-git-branch-team.vercel.app',
    VERCEL_PROJECT_PRODUCTION_URL: 'links.example',
    // Set by the stores' integrations.
    REDIS_URL: 'rediss://default:token@kv.upstash.io:6379',
    KV_REST_API_URL: 'https://kv.upstash.io',
    KV_REST_API_TOKEN: 'token',
    POSTGRES_URL: 'postgres://user:word@ep-name-pooler.eu-central-1.aws.neon.tech/main?sslmode=require',
    DATABASE_URL: 'postgres://user:word@ep-name-pooler.eu-central-1.aws.neon.tech/main?sslmode=require',
  }

  it("the platform's own variables are enough", () => {
    expect(parseConfig(platform)).toMatchObject({
      siteUrl: 'https://site-git-branch-team.vercel.app',
      canonicalUrl: 'https://links.example',
      vercel: { isPreview: true },
      store: { kind: 'vercel-kv' },
      database: { kind: 'vercel-postgres' },
    })
  })

  it('SITE_URL wins', () => {
    expect(parseConfig({ ...platform, SITE_URL: 'https://other.example' }).canonicalUrl).toBe('https://other.example')
  })

  it('a preview without a branch leads to its own deployment, and production to its domain', () => {
    expect(parseConfig({ ...platform, VERCEL_BRANCH_URL: '' }).siteUrl).toBe('https://site-abc123-team.vercel.app')
    expect(parseConfig({ ...platform, VERCEL_ENV: 'production' })).toMatchObject({
      siteUrl: 'https://links.example',
      canonicalUrl: 'https://links.example',
      vercel: { isPreview: false },
    })
  })

  it('a local build without an environment is no preview', () => {
    expect(parseConfig({ ...platform, VERCEL_ENV: undefined }).vercel?.isPreview).toBe(false)
  })

  it('elsewhere, they are ignored', () => {
    const { siteUrl, vercel } = parseConfig({ ...platform, VERCEL: undefined })
    expect([siteUrl, vercel]).toEqual(['http://localhost:3000', undefined])
  })
})

describe("an owner's own words", () => {
  it.each(['search=yes', 'search=yes, ai-input=no,ai-train=no', 'search=yes,ai-train=no,use=reference'])(
    'CONTENT_SIGNAL may be %s',
    (signal) => {
      expect(parseConfig({ CONTENT_SIGNAL: ` ${signal} ` }).contentSignal).toBe(signal)
    },
  )

  it.each(['mailto:security@example.com', 'https://example.com/report?by=hand'])('a contact may be %s', (to) => {
    const { contact, securityContact } = parseConfig({ CONTACT: to, SECURITY_CONTACT: to })
    expect([contact, securityContact]).toEqual([to, to])
  })
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (text: string) => {
    const path = join(folder, 'secret')
    writeFileSync(path, text)
    return path
  }

  it.each(SECRETS)('is read for %s as from the environment, without its newline', (name) => {
    const value = name.endsWith('_URL') ? `${name === 'REDIS_URL' ? 'redis' : 'postgres'}://u:p@localhost/0` : 'opr_key'
    const url = name.replace(/_TOKEN$/, '_URL')
    const others = url === name ? {} : { [url]: 'https://kv.example.com' }
    const inFile = parseConfig({ ...others, [`${name}_FILE`]: file(`${value}\n`) })
    expect(inFile).toEqual(parseConfig({ ...others, [name]: value }))
    expect(inFile).not.toEqual(parseConfig({}))
  })

  it('counts as absent where the file is empty', () => {
    expect(parseConfig({ OPEN_PAGERANK_API_KEY_FILE: file('\n') })).toEqual(parseConfig({}))
  })

  it.each<[Record<string, string>, string]>([
    [
      { REDIS_URL: 'redis://:s3cret@host', REDIS_URL_FILE: '/run/secrets/redis' },
      'REDIS_URL and REDIS_URL_FILE are both set: set only one of them',
    ],
    [{ DATABASE_URL_FILE: '/no/such/s' }, 'DATABASE_URL_FILE must name a readable file (ENOENT)'],
    [{ DATABASE_URL_FILE: '/tmp' }, 'DATABASE_URL_FILE must name a readable file (EISDIR)'],
    [{ DATABASE_URL_FILE: 'a\0b' }, 'DATABASE_URL_FILE must name a readable file (ERR_INVALID_ARG_VALUE)'],
  ])('of %o is refused', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(new InvalidConfiguration(message))
  })

  it('is checked as another one is, and not repeated', () => {
    const parse = () => parseConfig({ REDIS_URL_FILE: file('http://s3cret') })
    expect(parse).toThrow(/^REDIS_URL must be a Redis URL/)
    expect(parse).not.toThrow(/s3cret/)
  })
})

it('metrics are off by default, and on loopback where a port is set', () => {
  expect(parseConfig({}).metrics).toBeUndefined()
  expect(parseConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(parseConfig({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ port: 9464, host: '::' })
})

it.each([
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a whole number from 0 to 65535'],
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
  [{ HOST: 'a host' }, 'HOST must be an IP address or a host name, such as 127.0.0.1'],
  [{ KV_REST_API_URL: 'https://kv.example.com' }, /^KV_REST_API_TOKEN is missing: KV_REST_API_URL is set/],
  [{ KV_REST_API_TOKEN: 's3cret' }, /^KV_REST_API_URL is missing: KV_REST_API_TOKEN is set/],
  [{ UPSTASH_REDIS_REST_TOKEN: 's3cret' }, /^UPSTASH_REDIS_REST_URL is missing: UPSTASH_REDIS_REST_TOKEN is set/],
  [{ POSTGRES_URL: 'mysql://u:s3cret@h/d' }, /^POSTGRES_URL must be a PostgreSQL URL/],
  [{ OPEN_PAGERANK_API_KEY: 'opr_s3cret\nX: y' }, /^OPEN_PAGERANK_API_KEY must be printable ASCII/],
  [{ CONTENT_SIGNAL: 'search=maybe' }, /^CONTENT_SIGNAL must be a list of signals without repeats, such as search=yes/],
  [{ CONTENT_SIGNAL: 'search=yes, search=no' }, /^CONTENT_SIGNAL must be a list of signals without repeats/],
  [{ CONTACT: 'http://example.com' }, 'CONTACT must be a mailto: or https: URL, such as mailto:hello@example.com'],
  [{ CONTACT: 'javascript:alert(1)//a@b' }, /^CONTACT must be a mailto: or https: URL/],
  [{ SECURITY_CONTACT: 'security@example.com' }, /^SECURITY_CONTACT must be a mailto: or https: URL/],
  [{ SECURITY_CONTACT: 'mailto:a@example.com\nExpires: never' }, /^SECURITY_CONTACT must be/],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES must be a comma-separated list of IP addresses, CIDRs/],
  [{ REQUEST_LOG: 'true' }, 'REQUEST_LOG must be on or off'],
  [{ SAMPLE_DATA: 'true' }, 'SAMPLE_DATA must be a comma-separated list of rating, pagerank and stats'],
  [{ SAMPLE_DATA: 'rating,,stats' }, /^SAMPLE_DATA must be a comma-separated list/],
])('%o is refused with the expected form', (environment, message) => {
  const parse = () => parseConfig(environment as Record<string, string>)
  expect(parse).toThrow(InvalidConfiguration)
  expect(parse).toThrow(message)
  expect(parse).not.toThrow(/s3cret|\n/)
})
