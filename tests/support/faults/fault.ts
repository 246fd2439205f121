import { KV_TOKEN } from '@/tests/support/kv-bridge'
import { POSTGRES_PASSWORD } from '@/tests/support/postgres-server'

/** The endpoints that every fault is held against. */
export const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats', '/', '/healthz'] as const

export type Endpoint = (typeof ENDPOINTS)[number]

/** What a fault makes of an endpoint, where that is not its answer on a good day. */
export interface Expected {
  status: number
  /** The fields that tell what the status alone does not. */
  headers?: Record<string, string>
}

/** What becomes of the site while a dependency fails. */
export interface Effect {
  expected: Partial<Record<Endpoint, Expected>>
  /** The home page has no counters while the database is away. */
  withoutCounters?: boolean
  /** Requests cannot be counted: `RateLimit` may be absent, and the page-rank provider is not asked. */
  countersDown?: boolean
  /** Whom `/healthz` calls down. */
  down?: 'store' | 'database'
}

/** One way in which a dependency fails. */
export interface Fault extends Effect {
  name: string
  begin(): Promise<unknown>
  end(): Promise<unknown>
}

/** Planted wherever a fault can put its own words: it must reach neither an answer nor the log. */
export const FAULT_TEXT = 'words-of-the-fault'

/** Planted as keys and passwords: they must reach neither an answer nor the log. */
export const SECRETS = {
  ratingKey: 'planted-rating-key',
  pageRankKey: 'opr_planted-rank-key',
  redisPassword: 'planted-redis-password',
  databasePassword: POSTGRES_PASSWORD,
  kvToken: KV_TOKEN,
}
