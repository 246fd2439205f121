const NAME = String.raw`!?[\p{L}][\p{L}\p{N}_ .:|'’-]{0,40}?`

/** Between guillemets: one word as a field has it, because whole languages quote by them. */
const FIELD = [
  String.raw`\p{L}+[_.][\p{L}_.]+|\p{Ll}+\p{Lu}\p{L}*`,
  ...'name firstname lastname title company site website url vorname nachname anrede firma prénom prenom nom nombre empresa nome naam voornaam'
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]),
].join('|')

/** The spellings of mail tools: {{name}}, {name}, *|NAME|*, <<name>>, %NAME%, [[name]], [Name], ${name}. */
const TAGS = new RegExp(
  [
    String.raw`\$?\{\{\{?[^{}\n]{1,120}\}?\}\}`,
    String.raw`\{%.{1,80}?%\}`,
    String.raw`\$?\{\s*${NAME}\s*\}`,
    String.raw`\*\|\s*${NAME}\s*\|\*`,
    String.raw`<<\s*${NAME}\s*>>`,
    `«(?:${FIELD})»`,
    '(?<![0-9])%%?[A-Za-z][A-Za-z0-9_-]{1,40}%%?(?![A-Za-z0-9])',
    String.raw`\[\[?\s*(?!sic\b)\p{L}[\p{L} _'’-]{0,30}\]\]?(?!\()`,
  ].join('|'),
  'gu',
)

/** Merge fields that are not filled in. */
export function findMergeTags(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(TAGS), ({ 0: tag, index }) => ({ start: index, text: tag }))
}

/** The text with spaces in place of its merge fields. */
export function withoutMergeTags(text: string): string {
  return text.replace(TAGS, (tag) => ' '.repeat(tag.length))
}

const GAPS: readonly RegExp[] = [
  /^[ \t]*(?:hi|hello|hey|dear)[ \t]*[,!:][ \t]*$/im,
  /^[ \t]*(?:hallo|bonjour|hola|ciao|dag|beste|olá|cześć)[ \t]+[,!:][ \t]*$/imu,
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
