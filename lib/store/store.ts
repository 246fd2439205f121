/** What a sliding window says of one key. */
export interface Admission {
  admitted: boolean
  /** Events that the window still has room for, this one already counted. */
  remaining: number
  /** Seconds, with fractions, until the oldest counted event leaves the window; 0 when it is empty. */
  resetSeconds: number
}

/** A value, and the seconds that it has left by the store's own clock. */
export interface Expiring {
  value: string
  ttlSeconds: number
}

/**
 * Shared, expiring state. Every adapter runs the same contract test; each call throws `Unavailable` within a second
 * when the store cannot be asked.
 */
export interface Store {
  /** Undefined when absent or expired. */
  get(key: string): Promise<string | undefined>
  /** As `get`; of a value that is replaced meanwhile, the time left may be the earlier one's. */
  getWithTtl(key: string): Promise<Expiring | undefined>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /**
   * Admits one event under `key` unless `limit` events were admitted in the last `windowSeconds`: exact, atomic and in
   * one round trip, whatever the number of callers.
   */
  admit(key: string, limit: number, windowSeconds: number): Promise<Admission>
  /** What `admit` would answer now, counting nothing; `remaining` is then the room before any further event. */
  peek(key: string, limit: number, windowSeconds: number): Promise<Admission>
  close(): Promise<void>
}
