/** Scripts whose words stand side by side without spaces, and Hangul, whose words take endings. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u

/** One such sign alone is part of many words. */
const LEAST_UNSPACED = 2

/** Whether a name of letters says enough to be found anywhere; in scripts without spaces, a sign counts for two. */
export function isDistinctive(name: string): boolean {
  const signs = [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  return signs.reduce((sum, sign) => sum + (UNSPACED.test(sign) ? 2 : 1), 0) > 3
}

/**
 * Whether words that follow each other in a normalised text are the wanted ones; how they are spaced makes no difference.
 * Where a script has no spaces, a word ends anywhere. `ending` says which rest of a word may follow.
 */
export function hasWords(text: string, wanted: string, ending: (rest: string) => boolean = () => false): boolean {
  const target = withoutSpaces(wanted)
  const joined = withoutSpaces(text)
  if (target === '' || !joined.includes(target)) return false
  const edges = edgesOf(text)
  const mayRun = UNSPACED.test(joined) && [...target].length >= LEAST_UNSPACED
  const isEdge = (at: number) => edges.has(at) || (mayRun && isBetweenWords(joined, at))
  for (let at = joined.indexOf(target); at >= 0; at = joined.indexOf(target, at + 1)) {
    const end = at + target.length
    if (isEdge(at) && (isEdge(end) || ending(joined.slice(end, nextEdge(edges, end))))) return true
  }
  return false
}

export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** Where words begin and end, counted without spaces. */
function edgesOf(text: string): Set<number> {
  const edges = new Set([0])
  let at = 0
  for (const word of text.split(' ')) {
    at += word.length
    edges.add(at)
  }
  return edges
}

function nextEdge(edges: ReadonlySet<number>, from: number): number {
  let at = from
  while (!edges.has(at)) at += 1
  return at
}

/** A mark belongs to the sign before it. */
function isBetweenWords(text: string, at: number): boolean {
  const [before = ''] = /.$/su.exec(text.slice(Math.max(0, at - 2), at)) ?? []
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0x20)
  return !/\p{M}/u.test(after) && (UNSPACED.test(before) || UNSPACED.test(after))
}
