import { Unavailable } from '@/lib/errors'
import type { Expiring } from './store'

/** The value of a key, undefined where there is none. Like all of these, throws `Unavailable` for any other type. */
export function parseValue(reply: unknown): string | undefined {
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
  if (reply !== 'OK') throw invalid('answer to a write')
}

/** From the reply to `INFO memory`, which not every server answers in full. */
export function parseEvictionPolicy(reply: unknown): string | undefined {
  if (typeof reply !== 'string') throw invalid('description')
  return /^maxmemory_policy:([a-z-]{1,30})\s*$/m.exec(reply)?.[1]
}

function invalid(what: string): Unavailable {
  return new Unavailable(`the store sent an invalid ${what}`)
}
