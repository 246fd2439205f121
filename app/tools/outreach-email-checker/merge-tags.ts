export interface MergeTag {
  /** As it stands in the text. */
  text: string
  index: number
}

const NAME = String.raw`[A-Za-z][\w .:|'’-]{0,40}?`

/** How mail tools write a field: {{name}}, {name}, *|NAME|*, <<name>>, %NAME%, [[name]], [Name], ${name}. */
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

/** Merge fields that nobody filled in. */
export function findMergeTags(text: string): MergeTag[] {
  return [...text.matchAll(TAGS)].map((match) => ({ text: match[0], index: match.index }))
}

const GAPS: readonly RegExp[] = [
  /^[ \t]*(?:hi|hello|hey|dear)[ \t]*[,!:][ \t]*$/im,
  /\b(?:hi|hello|hey|dear)[ \t]+(?:undefined|null|nan|none|n\/a|fname|first ?name|name|friend|there\s*,\s*there)\b/i,
  /\b(?:undefined|\[object Object\])(?=[\s,.!?]|$)/,
]

/** Greetings and sentences in which a merge field came out empty: `Hi ,` or `Hi undefined`. */
export function findGaps(text: string): string[] {
  return GAPS.flatMap((gap) => gap.exec(text)?.[0].trim() ?? [])
}
