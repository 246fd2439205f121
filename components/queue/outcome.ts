export interface Quota {
  /** Calls that would pass now. */
  remaining: number
  /** Seconds until one more call can pass. */
  resetSeconds: number
}

/** The outcome of one call for a few keys. */
export type Outcome<Value> =
  /** `atMs` is when the provider was asked, where the answer tells. A call that `isFree` counts towards no limit. */
  | { kind: 'answered'; values: ReadonlyMap<string, Value>; quota?: Quota; atMs?: number; isFree?: boolean }
  /** These keys are invalid; a retry is pointless. */
  | { kind: 'refused'; message: string }
  /** This call failed; a retry may succeed. */
  | { kind: 'failed'; message: string }
  /** No call succeeds at the moment. */
  | { kind: 'unavailable'; message: string }
  /** Too many calls; none passes before the time is over. */
  | { kind: 'limited'; message: string; retryAfterSeconds: number }
  | { kind: 'offline' }
