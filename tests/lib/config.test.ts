import { describe, expect, it } from 'vitest'
import { describeConfig, InvalidConfiguration, parseConfig } from '@/lib/config'

describe('an empty environment', () => {
  it('gives the offline defaults', () => {
    expect(parseConfig({})).toMatchObject({
      siteUrl: 'http://localhost:3000',
      port: 3000,
      store: { kind: 'memory' },
      database: { kind: 'embedded' },
      trustedProxies: [],
      sampleProviders: false,
    })
  })

  it('is what empty values are', () => {
    expect(parseConfig({ PORT: '', REDIS_URL: ' ', SITE_URL: '' })).toEqual(parseConfig({}))
  })
})

describe('of several at once, the first of the table wins', () => {
  const kv = { KV_REST_API_URL: 'https://kv.example.com', KV_REST_API_TOKEN: 'token' }
  const redis = { REDIS_URL: 'redis://localhost:6379' }
  const vercel = { POSTGRES_URL: 'postgres://u:p@db-pooler.example.com/main' }
  const postgres = { DATABASE_URL: 'postgresql://localhost/main' }

  it.each([
    [{ ...kv, ...redis }, 'vercel-kv'],
    [redis, 'redis'],
    [{}, 'memory'],
  ])('store of %o is %s', (environment, kind) => {
    expect(parseConfig(environment).store.kind).toBe(kind)
  })

  it.each([
    [{ ...vercel, ...postgres }, 'vercel-postgres'],
    [postgres, 'postgres'],
    [{}, 'embedded'],
  ])('database of %o is %s', (environment, kind) => {
    expect(parseConfig(environment).database.kind).toBe(kind)
  })

  it('and one line says what is used, without a secret', () => {
    const line = describeConfig(parseConfig({ ...kv, ...vercel, OPEN_PAGERANK_API_KEY: 'opr_hidden' }))
    expect(line).toBe('Counters and caches: Vercel KV. Database: Vercel Postgres. Providers: live.')
  })
})

describe('a bad value is named with the expected form', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ HOST: 'a host' }, 'HOST must be an address or a host name, such as 127.0.0.1'],
    [{ SITE_URL: 'example.com' }, /^SITE_URL must be a whole http or https address/],
    [{ SITE_URL: 'https://example.com/blog' }, /^SITE_URL must be an address without path/],
    [{ KV_REST_API_URL: 'https://kv.example.com' }, /^KV_REST_API_TOKEN must be set too where KV_REST_API_URL is/],
    [{ KV_REST_API_TOKEN: 's3cret' }, /^KV_REST_API_URL must be set too where KV_REST_API_TOKEN is/],
    [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL must be a Redis address/],
    [{ POSTGRES_URL: 'mysql://u:s3cret@h/d' }, /^POSTGRES_URL must be a PostgreSQL address/],
    [{ DATABASE_URL: 's3cret' }, /^DATABASE_URL must be a PostgreSQL address/],
    [{ OPEN_PAGERANK_API_KEY: 'opr_s3cret\nX: y' }, /^OPEN_PAGERANK_API_KEY must be printable ASCII/],
    [{ DOMAIN_RATING_URL: 'ftp://example.com' }, /^DOMAIN_RATING_URL must be a whole http or https address/],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES must be a comma-separated list of addresses, CIDRs/],
    [{ TRUSTED_PROXIES: 'loopback,,x' }, /^TRUSTED_PROXIES must be/],
    [{ REQUEST_LOG: 'true' }, 'REQUEST_LOG must be on or off'],
    [{ SAMPLE_PROVIDERS: 'yes' }, 'SAMPLE_PROVIDERS must be true or false'],
  ])('%o', (environment, message) => {
    const parse = () => parseConfig(environment as Record<string, string>)
    expect(parse).toThrow(InvalidConfiguration)
    expect(parse).toThrow(message)
    expect(parse).not.toThrow(/s3cret|\n/)
  })
})
