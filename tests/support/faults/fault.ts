import { KV_TOKEN } from '@/tests/support/kv-bridge'
import { POSTGRES_PASSWORD } from '@/tests/support/postgres-server'

/** The endpoints that are asked during every fault. */
export const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats', '/', '/healthz'] as const

export type Endpoint = (typeof ENDPOINTS)[number]

/** An endpoint's answer during a fault. */
export interface Expected {
  status: number
  headers?: Record<string, string>
}

/** What changes while a dependency fails. Other endpoints answer 200. */
export interface Effect {
  expected: Partial<Record<Endpoint, Expected>>
  /** Requests cannot be counted: `RateLimit` may be absent, and nobody asks the page-rank provider. */
  countersDown?: boolean
  /** The dependency that `/healthz` reports as down. */
  down?: 'store' | 'database'
}

/** One way in which a dependency fails. */
export interface Fault extends Effect {
  name: string
  begin(): Promise<unknown>
  end(): Promise<unknown>
}

/** Sent by faults. It must reach neither an answer nor the log. */
export const FAULT_TEXT = 'words-of-the-fault'

/** Keys and passwords that must reach neither an answer nor the log. */
export const SECRETS = {
  ratingKey: 'planted-rating-key',
  pageRankKey: 'opr_planted-rank-key',
  redisPassword: 'planted-redis-password',
  databasePassword: POSTGRES_PASSWORD,
  kvToken: KV_TOKEN,
}
