/** The state of one key's sliding window. */
export interface Admission {
  admitted: boolean
  /** How many more events the window admits, after this one. */
  remaining: number
  /** Seconds, with fractions, until the oldest counted event leaves the window; 0 when it is empty. */
  resetSeconds: number
}

/** A value and its time to live by the store's clock. */
export interface Expiring {
  value: string
  ttlSeconds: number
}

/** Shared, expiring state. All adapters pass one contract test. Each call throws `Unavailable` within a second. */
export interface Store {
  /** In the order of the keys and in one command; undefined for a value that is absent or expired. */
  getMany(keys: readonly string[]): Promise<(string | undefined)[]>
  /** If the value is replaced meanwhile, the time to live may belong to the earlier value. */
  getWithTtl(key: string): Promise<Expiring | undefined>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /**
   * Admits one event under `key` unless `limit` events were admitted in the last `windowSeconds`: exact, atomic and in
   * one round trip. Each `client`, an IPv4 address or an IPv6 /64, is counted separately; a store that cannot hold more
   * windows counts new ones with their network.
   */
  admit(key: string, limit: number, windowSeconds: number, client?: string): Promise<Admission>
  /** As `admit`, but counts no event. */
  peek(key: string, limit: number, windowSeconds: number, client?: string): Promise<Admission>
  /** One sentence if the server's own settings endanger limits. Absent where there is no server. */
  findWarning?(): Promise<string | undefined>
  close(): Promise<void>
}
