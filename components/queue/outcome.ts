export interface Quota {
  /** Further calls that would pass now. */
  remaining: number
  /** Until the next call can pass, or more can. */
  resetSeconds: number
}

/** What came of one call for a few keys. */
export type Outcome<Value> =
  | { kind: 'answered'; values: ReadonlyMap<string, Value>; quota?: Quota }
  /** These keys will never be answered. */
  | { kind: 'refused'; message: string }
  /** This call failed; another time it may work. */
  | { kind: 'failed'; message: string }
  /** Nobody is served at the moment. */
  | { kind: 'unavailable'; message: string }
  /** Too many calls: none passes before the time is over. */
  | { kind: 'limited'; message: string; retryAfterSeconds: number }
  | { kind: 'offline' }
