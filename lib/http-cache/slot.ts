import { TICK_MS } from './clock'
import type { Lifetime } from './lifetime'
import type { Representation } from './representation'

/** An answer that may be served, with the moments, in milliseconds, until when and how. */
export interface Entry {
  representation: Representation
  freshUntil: number
  staleUntil: number
  errorUntil: number
}

/** `kept` is the stored answer, which outlived a failed refresh. */
export interface Filled {
  representation: Representation
  outcome: 'stored' | 'kept' | 'not-stored'
}

/** The place of one representation: what is stored, and the one fill that may be under way. */
export interface Slot {
  entry?: Entry
  filling?: Promise<Filled>
  /** The moment of the last request for it. */
  usedAt: number
  /** No refresh before this moment while the stored answer can be served. */
  refreshAfter: number
}

export function createSlot(): Slot {
  return { usedAt: 0, refreshAfter: 0 }
}

/** Each moment is a tick early, so that a clock that is one behind serves nothing too long. */
export function entryOf(representation: Representation, lifetime: Lifetime): Entry {
  const until = (ageSeconds: number) => representation.bornAt + ageSeconds * 1_000 - TICK_MS
  return {
    representation,
    freshUntil: until(lifetime.freshSeconds),
    staleUntil: until(lifetime.staleSeconds),
    errorUntil: until(lifetime.errorSeconds),
  }
}
