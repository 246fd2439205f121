/** One client's standing under one policy, for the length of one request. */
export interface Quota {
  readonly client: string
  /** Counts one event. Throws `QuotaExceeded`, or `Unavailable` when the counters cannot be asked. */
  admit(): Promise<void>
  /** The `RateLimit` fields of the answer. */
  fields(): Promise<Record<string, string>>
}
