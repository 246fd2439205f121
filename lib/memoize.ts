const MAX_TEXTS = 1_000
/** In characters. Clients choose the texts, so the cache must stay small. */
const MAX_LENGTH = 512

/** Memoises a function of a string. Forgets all after a thousand strings, which costs less than keeping their order. */
export function memoize<Value extends NonNullable<unknown>>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || text.length > MAX_LENGTH) return found ?? compute(text)
    if (known.size >= MAX_TEXTS) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
