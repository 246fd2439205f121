const NAME = String.raw`[A-Za-z][\w .:|'’-]{0,40}?`

/** The spellings of mail tools: {{name}}, {name}, *|NAME|*, <<name>>, %NAME%, [[name]], [Name], ${name}. */
const TAGS = new RegExp(
  [
    String.raw`\$?\{\{\{?\s*${NAME}\s*\}?\}\}`,
    String.raw`\{%.{1,80}?%\}`,
    String.raw`\$?\{\s*${NAME}\s*\}`,
    String.raw`\*\|\s*${NAME}\s*\|\*`,
    String.raw`<<\s*${NAME}\s*>>`,
    String.raw`«\s*${NAME}\s*»`,
    '(?<![0-9])%%?[A-Za-z][A-Za-z0-9_-]{1,40}%%?(?![A-Za-z0-9])',
    String.raw`\[\[?\s*[A-Za-z][A-Za-z _'’-]{0,30}\]\]?(?!\()`,
  ].join('|'),
  'g',
)

/** Merge fields that are not filled in. */
export function findMergeTags(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(TAGS), ({ 0: tag, index }) => ({ start: index, text: tag }))
}

const GAPS: readonly RegExp[] = [
  /^[ \t]*(?:hi|hello|hey|dear)[ \t]*[,!:][ \t]*$/im,
  /\b(?:hi|hello|hey|dear)[ \t]+(?:undefined|null|nan|none|n\/a|fname|first ?name|name|friend|there\s*,\s*there)\b/i,
  /\b(?:undefined|\[object Object\])(?=[\s,.!?]|$)/,
]

/** Traces of empty merge fields, such as `Hi ,` or `Hi undefined`. */
export function findGaps(text: string): { start: number; text: string }[] {
  return GAPS.flatMap((gap) => {
    const found = gap.exec(text)
    return found ? [{ start: found.index + found[0].search(/\S/), text: found[0].trim() }] : []
  })
}
