/** Words that are in most sections, so they find nothing. */
const STOP_WORDS = new Set(
  `a about after all also an and any are as at be because been but by can do does don each every first for from get had has
  have how if in into is it its just like may more most much never no not of on once one only or other our out own
  re s same says so some such t than that the their them then there these they this those to too two up us use was we were
  what when where which while who will with without you your`.split(/\s+/),
)

/** The words of a text or of a query that a search compares, in lower case. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !STOP_WORDS.has(word))
}
