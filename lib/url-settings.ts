import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BLOCKED_PORTS } from './blocked-ports'

/** Returns the rule that the URL breaks, as the end of a sentence that begins with the variable's name. */
type FindFault = (url: URL, value: string) => string | undefined

const ENCODED = 'must write % # / ? and @ in its user name and password as %25 %23 %2F %3F and %40'
const HTTP = ['http', 'https']
const POSTGRES = ['postgres', 'postgresql']
const TLS_VALUES = {
  sslmode: ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
  // `pg` takes any other text for true, `false` included.
  ssl: ['true', '1', '0', 'no-verify'],
  sslnegotiation: ['postgres', 'direct'],
}
const TLS_FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const

/** A URL that `fetch` and browsers can open. */
export const httpUrl = urlSetting(
  'must be a full http or https URL, such as https://example.com/path',
  HTTP,
  findHttpFault,
)

export const originUrl = urlSetting(
  'must be a full http or https URL, such as https://example.com',
  HTTP,
  (url) =>
    findHttpFault(url) ??
    (url.href === `${url.origin}/` ? undefined : 'must be a URL without a path or query, such as https://example.com'),
)

/** Upstash's client appends a path to it, and takes no scheme in capitals. */
export const kvUrl = urlSetting(
  'must be a full http or https URL, such as https://name.upstash.io',
  HTTP,
  (url, value) =>
    findHttpFault(url) ??
    (/^https?:[^?#]+$/.test(value)
      ? undefined
      : 'must be a URL without a query or fragment, such as https://name.upstash.io'),
)

export const redisUrl = urlSetting(
  'must be a Redis URL with a host, such as redis://user:password@host:6379/0',
  ['redis', 'rediss'],
  (url) =>
    findCredentialsFault(url) ??
    (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) ? undefined : 'must have a host name or an IP address') ??
    findPortFault(url.port) ??
    (/^\/?\d{0,9}$/.test(url.pathname) ? undefined : 'must name its database by a number, such as redis://host:6379/0'),
)

export const postgresUrl = urlSetting(
  'must be a PostgreSQL URL with a host, such as postgres://user:password@host:5432/name',
  POSTGRES,
  (url) => findPostgresFault(url) ?? findTlsFileFault(Object.fromEntries(url.searchParams)),
)

/** The URL of a Neon pool, or of a local proxy. */
export const neonUrl = urlSetting(
  'must be a PostgreSQL URL with a host, such as postgres://user:password@name-pooler.region.aws.neon.tech/name',
  POSTGRES,
  (url) => findPostgresFault(url) ?? findNeonFault(url),
)

function urlSetting(expected: string, schemes: string[], findFault: FindFault) {
  return z.string().superRefine((value, context) => {
    const fault = /[\s\p{Cc}]/u.test(value)
      ? 'must be one URL without spaces or line breaks'
      : schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}://`)) && URL.canParse(value)
        ? findFault(new URL(value), value)
        : expected
    if (fault) context.addIssue(fault)
  })
}

function findHttpFault({ username, password, port }: URL): string | undefined {
  if (username || password) return 'must be a URL without a user name or password'
  if (port && BLOCKED_PORTS.has(Number(port))) return 'must have another port: fetch and browsers block this one'
  return undefined
}

/** A raw `#`, `/` or `?` ends the host early, so the `@` comes too late. */
function findCredentialsFault({ username, password, pathname, hash, searchParams }: URL): string | undefined {
  const isCut = hash || pathname.includes('@') || [...searchParams.keys()].some((name) => name.includes('@'))
  return isCut || ![username, password, pathname].every(isEncoded) ? ENCODED : undefined
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function findPortFault(port: string): string | undefined {
  const isPort = port === '' || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)
  return isPort ? undefined : 'must have a port from 1 to 65535'
}

function findPostgresFault(url: URL): string | undefined {
  const parameters = Object.fromEntries(url.searchParams)
  const { host = url.hostname, port = url.port } = parameters
  const wrong = Object.entries(TLS_VALUES).find(([name, values]) => {
    const value = parameters[name]
    return value !== undefined && !values.includes(value)
  })
  return (
    findCredentialsFault(url) ??
    (isPostgresHost(host) ? undefined : 'must have one host: a name, an IP address or the folder of a socket') ??
    findPortFault(port) ??
    (wrong && `must have one of these as ${wrong[0]}: ${wrong[1].join(', ')}`)
  )
}

/** Encoded, a host may be the folder of a socket. */
function isPostgresHost(host: string): boolean {
  return isEncoded(host) && /^(?:\/.*|[^\s,/]+)$/.test(decodeURIComponent(host))
}

function findTlsFileFault(parameters: Record<string, string>): string | undefined {
  const hasSystem = parameters.sslrootcert === 'system'
  if (hasSystem && (parameters.sslmode ?? 'verify-full') !== 'verify-full')
    return 'must have sslmode=verify-full with sslrootcert=system'
  for (const name of TLS_FILES) {
    const path = parameters[name]
    if (path === undefined || (hasSystem && name === 'sslrootcert')) continue
    try {
      readFileSync(path)
    } catch (error) {
      return `must name a readable file as ${name} (${(error as NodeJS.ErrnoException).code})`
    }
  }
  return undefined
}

/** `@vercel/postgres` has a pool only for such a host, and its driver can read no file. */
function findNeonFault({ hostname, searchParams }: URL): string | undefined {
  if (!hostname.includes('-pooler.') && hostname !== 'localhost')
    return "must be Neon's pooled URL (with -pooler. in its host); use DATABASE_URL for any other"
  const file = TLS_FILES.find((name) => searchParams.has(name))
  return file && `must have no ${file}: Neon's certificates are public; use DATABASE_URL for a server with its own`
}
