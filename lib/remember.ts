const MAX_ENTRIES = 1_000
/** Longer texts are computed each time, so that what is remembered stays under a mebibyte. */
const MAX_LENGTH = 512

/** `compute`, remembered for the texts of late: at most twice `MAX_ENTRIES` of them, the oldest half dropped at once. */
export function remember<T extends NonNullable<unknown>>(compute: (text: string) => T): (text: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const value = old.get(text) ?? compute(text)
    if (text.length > MAX_LENGTH) return value
    if (young.size >= MAX_ENTRIES) {
      old = young
      young = new Map()
    }
    young.set(text, value)
    return value
  }
}
