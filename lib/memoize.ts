import { LRUCache } from 'lru-cache'

const MAX_TEXTS = 1_000
/** In characters. Clients choose the texts, so the cache must stay small. */
const MAX_LENGTH = 512

/** Memoises a function of a string for the thousand strings used last. */
export function memoize<Value extends NonNullable<unknown>>(compute: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max: MAX_TEXTS, memoMethod: compute })
  return (text) => (text.length > MAX_LENGTH ? compute(text) : known.memo(text))
}
