import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidConfiguration, parseConfig } from '@/lib/config'

const folder = mkdtempSync(join(tmpdir(), 'url-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)
writeFileSync(inFolder('one.crt'), '')

const HTTP_VARIABLES = ['SITE_URL', 'APP_URL', 'OPEN_PAGERANK_URL', 'DOMAIN_RATING_URL', 'KV_REST_API_URL']
const KV_VARIABLES = ['KV_REST_API_URL', 'UPSTASH_REDIS_REST_URL']
/** Those that fetch blocks end below it. All 65,535 take twenty seconds. */
const HIGHEST_PORT = 11_000
const HOST = 'db-pooler.example.com'

/** With the token that a store's URL needs. */
function parse(variable: string, value: string) {
  return parseConfig({ [variable]: value, [variable.replace(/_URL$/, '_TOKEN')]: 'token' })
}

function expectRefused(variable: string, value: string, message: RegExp): void {
  const refused = () => parse(variable, value)
  expect(refused).toThrow(InvalidConfiguration)
  expect(refused).toThrow(new RegExp(`^${variable} must ${message.source}`))
  expect(refused).not.toThrow(/s3cret|\n/)
}

describe('REDIS_URL', () => {
  it.each([
    'redis://localhost',
    'redis://localhost/',
    'rediss://default:pass@name.upstash.io:6379',
    'redis://:p%25%23%2F%3F%40s@redis_1:6379/15',
    'redis://user@[::1]:6379/0',
    'redis://redis.railway.internal:6379?family=0',
  ])('may be %s', (value) => {
    expect(parse('REDIS_URL', ` ${value}\r\n`).store).toEqual({ kind: 'redis', url: value })
  })

  it.each([
    ['localhost:6379', /be a Redis URL with a host, such as redis:/],
    ['redis://', /have a host/],
    ['redis://:s3cret@/0', /be a Redis URL with a host/],
    ['redis://b%C3%BCcher.example', /have a host/],
    ['redis://localhost:0', /have a port from 1 to 65535/],
    ['redis://localhost:65536', /be a Redis URL/],
    ['redis://localhost/cache', /name its database by a number, such as redis:/],
    ['redis://localhost/99999999999', /name its database by a number/],
    ['redis://:s3cret%@localhost', /write % # \/ \? and @ in its user name and password as %25/],
    ['redis://:s3cret%zz@localhost', /write % #/],
    ['redis://user:1#s3cret@localhost', /write % #/],
    ['redis://user:1?s3cret@localhost/0?a=b', /write % #/],
    ['redis://localhost:6379/0#main', /write % #/],
    ['redis://one\nredis://two', /be one URL without spaces or line breaks/],
  ])('may not be %j', (value, message) => expectRefused('REDIS_URL', value, message))
})

describe('DATABASE_URL', () => {
  it.each([
    'postgresql://localhost/main',
    'postgres://user:p%40ss@[::1]:5432/main?sslmode=verify-full&application_name=me@home',
    'postgres://user:word@ep-name-pooler.eu-central-1.aws.neon.tech/main?sslmode=require&channel_binding=require',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/main',
    'postgres:///main?host=/var/run/postgresql&port=5433',
    'postgres://localhost/main?ssl=0',
    `postgres://localhost/main?sslrootcert=${inFolder('one.crt')}&sslmode=verify-full`,
    'postgres://localhost/main?sslrootcert=system&sslmode=verify-full',
    'postgres://localhost/main?sslrootcert=system',
  ])('may be %s', (value) => {
    expect(parse('DATABASE_URL', value).database).toEqual({ kind: 'postgres', connectionString: value })
  })

  it.each([
    ['postgres://', /have one host/],
    ['postgres:///main', /have one host: a name, an IP address or the folder of a socket/],
    ['postgres:user@localhost/main', /be a PostgreSQL URL with a host, such as/],
    ['postgres://one,two/main', /have one host/],
    ['postgres://localhost:0/main', /have a port from 1 to 65535/],
    ['postgres://localhost/main?port=65536', /have a port/],
    ['postgres://user:s3cret%ff@localhost/main', /write % #/],
    ['postgres://localhost/ma%ffin', /write % #/],
    ['postgres://user:1#s3cret@localhost/main', /write % #/],
    ['postgres://user:1?s3cret@localhost/main?sslmode=disable', /write % #/],
    ['postgres://localhost/main\npostgres://localhost/other', /be one URL without spaces or line breaks/],
    ['postgres://user:s3cret@localhost/main extra', /be one URL without spaces/],
    ['postgres://localhost/main?sslmode=disabled', /have one of these as sslmode: disable, prefer/],
    ['postgres://localhost/main?ssl=false', /have one of these as ssl: true, 1, 0, no-verify/],
    ['postgres://localhost/main?sslnegotiation=tls', /have one of these as sslnegotiation/],
    ['postgres://localhost/main?sslrootcert=/no/such/file', /name a readable file as sslrootcert \(ENOENT\)/],
    [
      'postgres://localhost/main?sslrootcert=system&sslmode=require',
      /have sslmode=verify-full with sslrootcert=system/,
    ],
    ['postgres://localhost/main?sslcert=/tmp', /name a readable file as sslcert \(EISDIR\)/],
  ])('may not be %j', (value, message) => expectRefused('DATABASE_URL', value, message))
})

describe('POSTGRES_URL', () => {
  it.each([`postgres://u:p@${HOST}/main?sslmode=require`, 'postgres://localhost:5432/main'])('may be %s', (value) => {
    expect(parse('POSTGRES_URL', value).database).toEqual({ kind: 'vercel-postgres', connectionString: value })
  })

  it.each([
    ['postgres://u:p@db.example.com/main', /be Neon's pooled URL .*; use DATABASE_URL for any other/],
    [`postgres://u:s3cret%ff@${HOST}/main`, /write % #/],
    [`postgres://u:p@${HOST}/main\npostgres://u:p@${HOST}/other`, /be one URL without spaces or line breaks/],
    // Its driver can read no file, not even one that is there.
    [`postgres://u:p@${HOST}/main?sslrootcert=${inFolder('one.crt')}`, /have no sslrootcert/],
  ])('may not be %j', (value, message) => expectRefused('POSTGRES_URL', value, message))
})

describe.each([...HTTP_VARIABLES, 'UPSTASH_REDIS_REST_URL'])('%s', (variable) => {
  it.each(['https://name.example', 'http://127.0.0.1:3000', 'http://[::1]:8080/', 'https://name.example:443'])(
    'may be %s',
    (value) => expect(() => parse(variable, value)).not.toThrow(),
  )

  it.each([
    ['https://user:s3cret@name.example', /be a URL without a user name or password/],
    ['https://:s3cret@name.example', /be a URL without a user name or password/],
    ['http://name.example:6000', /have another port/],
    ['http://name.example:0', /have another port/],
    ['http://name.example:65536', /be a full http or https URL/],
    ['https:name.example', /be a full http or https URL/],
    ['ftp://name.example', /be a full http or https URL/],
    ['https://', /be a full http or https URL/],
    ['https://name.example /', /be one URL without spaces or line breaks/],
  ])('may not be %j', (value, message) => expectRefused(variable, value, message))
})

it.each(KV_VARIABLES)('%s is for a client that appends a path, and takes no capitals', (variable) => {
  for (const value of ['https://a.upstash.io?token=s3cret', 'https://a.upstash.io/?', 'https://a.upstash.io#main'])
    expectRefused(variable, value, /be a URL without a query or fragment/)
  expectRefused(variable, 'HTTPS://a.upstash.io', /be a URL .* such as https:/)
})

it('refuses every port that fetch refuses', async () => {
  // It throws for a port to which fetch would connect.
  const dispatcher = { dispatch: () => expect.unreachable() }
  const isRefused = async (port: number) => {
    const failure = await fetch(`http://127.0.0.1:${port}`, { dispatcher } as object).catch(({ cause }) => cause)
    return failure instanceof Error && failure.message === 'bad port'
  }
  const refused: number[] = []
  for (let port = 1; port <= HIGHEST_PORT; port += 1) if (await isRefused(port)) refused.push(port)
  expect(refused).toEqual(expect.arrayContaining([1, 6000, 10080]))
  for (const port of refused) expectRefused('OPEN_PAGERANK_URL', `http://127.0.0.1:${port}`, /have another port/)
}, 60_000)
