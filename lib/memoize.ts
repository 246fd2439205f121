const MAX_TEXTS = 1_000
/** In characters. Clients choose the texts, so the cache must stay small. */
const MAX_LENGTH = 512
/** A full map is cleared after this many misses. Clearing it more often makes garbage, and slow responses. */
const MAX_MISSES = 10_000

/** Memoises a function of a string, for a thousand strings at a time. */
export function memoize<Value extends NonNullable<unknown>>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  let misses = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || text.length > MAX_LENGTH) return found ?? compute(text)
    const value = compute(text)
    misses = known.size < MAX_TEXTS ? 0 : misses + 1
    if (misses > MAX_MISSES) known.clear()
    if (known.size < MAX_TEXTS) known.set(text, value)
    return value
  }
}
