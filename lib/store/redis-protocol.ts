import { withinDeadline } from '@/lib/deadline'
import { Unavailable } from '@/lib/errors'
import type { Expiring } from './store'

/** For one call to a store, connecting included. */
export const STORE_DEADLINE_MS = 1_000

/** The result of a call to a store. Throws `Unavailable` at the deadline. */
export function withinStoreDeadline<T>(work: Promise<T>): Promise<T> {
  const late = () => new Unavailable(`the store did not respond within ${STORE_DEADLINE_MS} ms`)
  return withinDeadline(work, STORE_DEADLINE_MS, late)
}

// Other programs may use the same Redis. A value and a window have different types, so each kind has its own names.
const PREFIX = 'pitchlark-site'

export const valueKey = (key: string) => `${PREFIX}:value:${key}`
export const windowKey = (key: string, client?: string) =>
  `${PREFIX}:window:${key}${client === undefined ? '' : `:${client}`}`

/** The code that an error starts with, such as `WRONGPASS`. The rest may contain keys and values. */
export function errorCodeOf(message: string): string {
  return /^[A-Z]{2,30}/.exec(message)?.[0] ?? 'an error'
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

/** From the reply to `INFO memory`, which not every server answers in full. */
export function parseEvictionPolicy(reply: unknown): string | undefined {
  if (typeof reply !== 'string') throw invalid('description')
  return /^maxmemory_policy:([a-z-]{1,30})\s*$/m.exec(reply)?.[1]
}

function invalid(what: string): Unavailable {
  return new Unavailable(`the store sent an invalid ${what}`)
}
