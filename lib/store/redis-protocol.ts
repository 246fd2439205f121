import { withinDeadline } from '@/lib/deadline'
import { Unavailable } from '@/lib/errors'
import type { Expiring } from './store'

/** For one call to a store, connecting included. */
export const STORE_DEADLINE_MS = 1_000

/** The result of a call to a store. Throws `Unavailable` at the deadline. */
export function withinStoreDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const late = () => new Unavailable(`the store did not respond within ${deadlineMs} ms`)
  return withinDeadline(work, deadlineMs, late)
}

// Other programs may use the same Redis. A value and a window have different types, so each kind has its own names.
const PREFIX = 'pitchlark-site'

export const valueKey = (key: string) => `${PREFIX}:value:${key}`
export const windowKey = (key: string, client?: string) =>
  `${PREFIX}:window:${key}${client === undefined ? '' : `:${client}`}`

/** Upstash says so with status 429, or in reply to a command. */
export const QUOTA_SPENT =
  "the plan's quota of requests is spent: raise it in Upstash's console, or wait until it is renewed"

/** Which error the server replied with, and what to do. The rest of its message may contain keys and values. */
export function faultIn(message: string): string {
  if (/^ERR max (?:daily )?requests? limit exceeded/.test(message)) return QUOTA_SPENT
  const code = /^[A-Z]{2,30}/.exec(message)?.[0] ?? 'an error'
  const advice = adviceFor(code, message)
  return advice ? `${code} (${advice})` : code
}

function adviceFor(code: string, message: string): string | undefined {
  if (/^(?:MOVED|ASK|CROSSSLOT|CLUSTERDOWN|TRYAGAIN)$/.test(code))
    return 'the server is in cluster mode: use a Redis that is not a cluster'
  if (/^ERR (?:ACL failure in script|The user executing the script can't)/.test(message))
    return "the user may not run every command of the limits' script: allow +@sortedset, +pexpireat and +time"
  if (code !== 'NOPERM') return undefined
  const [, command] = /'([a-z|]{1,30})' command/.exec(message) ?? []
  return command
    ? `the user may not run ${command}: allow it`
    : `the user may not use the site's keys: allow ~${PREFIX}:*`
}

/** The value of a key, undefined where there is none. Like all of these, throws `Unavailable` for any other type. */
function parseValue(reply: unknown): string | undefined {
  if (typeof reply === 'string') return reply
  if (reply !== null) throw invalid('value')
}

export function parseValues(reply: unknown, count: number): (string | undefined)[] {
  if (!Array.isArray(reply) || reply.length !== count) throw invalid('list')
  return reply.map(parseValue)
}

/** From the replies to PTTL and GET. */
export function parseExpiring([ttlMs, reply]: readonly unknown[]): Expiring | undefined {
  if (!Number.isSafeInteger(ttlMs)) throw invalid('lifetime')
  const value = parseValue(reply)
  return value === undefined ? undefined : { value, ttlSeconds: Number(ttlMs) / 1_000 }
}

export function parseDone(reply: unknown): void {
  if (reply !== 'OK') throw invalid('reply to a write')
}

/** From the reply to `INFO`, which not every server answers in full: one sentence if limits are not safe there. */
export function parseWarning(reply: unknown): string | undefined {
  if (typeof reply !== 'string') throw invalid('description')
  if (/^cluster_enabled:1\s*$/m.test(reply))
    return "The store is a Redis in cluster mode, which refuses this site's commands: set REDIS_URL to a Redis that is not a cluster."
  const policy = /^maxmemory_policy:([a-z-]{1,30})\s*$/m.exec(reply)?.[1]
  if (policy === undefined || policy === 'noeviction') return undefined
  return `When its memory is full, the store evicts keys (maxmemory-policy ${policy}) and forgets limits: set maxmemory-policy to noeviction.`
}

function invalid(what: string): Unavailable {
  return new Unavailable(`the store sent an invalid ${what}`)
}
