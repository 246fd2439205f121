const STARS = { em: '*', strong: '**', del: '~~' }

export type Emphasis = keyof typeof STARS

/** The markdown around an emphasis; an empty neighbour is the edge of the block. */
interface Neighbours {
  before: string | undefined
  first: string | undefined
  last: string | undefined
  after: string | undefined
  /** Whether another emphasis starts or ends right beside it. */
  touchesOther: boolean
}

export function isEmphasis(tag: string): tag is Emphasis {
  return tag in STARS
}

/**
 * What opens and closes an emphasis: the delimiters where CommonMark 0.31 (§6.2) and its forerunners, which count fewer
 * characters as punctuation, read them as such, and the HTML tag, which is always read, where they do not.
 */
export function delimiters(tag: Emphasis, neighbours: Neighbours): [before: string, after: string] {
  const before = lastChar(neighbours.before)
  const after = firstChar(neighbours.after)
  const opens = canFlank(before, firstChar(neighbours.first))
  const closes = canFlank(after, lastChar(neighbours.last))
  if (!opens || !closes) return [`<${tag}>`, `</${tag}>`]
  if (tag === 'em' && !isWord(before) && !isWord(after)) return ['_', '_']
  if (tag === 'em' && neighbours.touchesOther) return ['<em>', '</em>']
  return [STARS[tag], STARS[tag]]
}

/** Whether a delimiter between `outer` and `inner` turns towards `inner`, by each reading of what punctuation is. */
function canFlank(outer: string, inner: string): boolean {
  return [/^[!-/:-@[-`{-~]|^\p{P}/u, /^[\p{P}\p{S}]/u].every((punctuation) => {
    if (isSpace(inner)) return false
    return !punctuation.test(inner) || isSpace(outer) || punctuation.test(outer)
  })
}

function isSpace(char: string): boolean {
  return char.trim() === ''
}

function isWord(char: string): boolean {
  return !isSpace(char) && !/^[!-/:-@[-`{-~]|^\p{P}/u.test(char)
}

function firstChar(text = ''): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20)
}

function lastChar(text = ''): string {
  return [...text.slice(-2)].at(-1) ?? ' '
}
