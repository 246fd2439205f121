const MAX_ENTRIES = 1_000
/** Longer texts are computed each time, so that what is remembered stays under a mebibyte. */
const MAX_LENGTH = 512
/** Few, in one array: a set that is emptied is made anew where V8 collects rarely, and had it stop for 8 ms every 2 s. */
const NEW_ONES = 16

/**
 * `compute`, remembered for the texts of late that came twice within `NEW_ONES`: at most twice `MAX_ENTRIES` of them,
 * the oldest half dropped at once.
 */
export function remember<T extends NonNullable<unknown>>(compute: (text: string) => T): (text: string) => T {
  const newOnes: string[] = []
  let at = 0
  let young = new Map<string, T>()
  let old = new Map<string, T>()

  function isNew(text: string): boolean {
    if (newOnes.includes(text)) return false
    newOnes[at] = text
    at = (at + 1) % NEW_ONES
    return true
  }

  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const older = old.get(text)
    if (older === undefined && (text.length > MAX_LENGTH || isNew(text))) return compute(text)
    if (young.size >= MAX_ENTRIES) {
      old = young
      young = new Map()
    }
    const value = older ?? compute(text)
    young.set(text, value)
    return value
  }
}
