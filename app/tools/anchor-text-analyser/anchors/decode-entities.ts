/** Marks that a letter's entity names, such as `acute` in `&eacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
}

/** Each name, then its sign. */
const SIGNS = `amp & lt < gt > quot " apos ' szlig ß oslash ø aelig æ oelig œ laquo « raquo » lsquo ‘ rsquo ’ ldquo “
  rdquo ” bdquo „ ndash – mdash — hellip … middot · bull • rarr → larr ← iexcl ¡ iquest ¿ copy © reg ® trade ™ euro €`
const SPACES = 'nbsp ensp emsp thinsp hairsp'
const INVISIBLE = 'shy zwj zwnj lrm rlm nobreak zerowidthspace'
const NAMED = new Map([
  ...Array.from(SIGNS.matchAll(/(\S+) (\S+)/g), ([, name = '', sign = '']) => [name, sign] as const),
  ...SPACES.split(' ').map((name) => [name, ' '] as const),
  ...INVISIBLE.split(' ').map((name) => [name, ''] as const),
])

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,14}));/gi

/** The text with the entities of Western European languages decoded: exports hold anchors as they stand in the HTML. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  // Some encode them twice.
  const once = text.replace(/&amp;(?=#?\w{2,14};)/gi, '&')
  return once.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name === undefined) return characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16))
    const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? []
    const combining = MARKS[mark]
    return combining ? (letter + combining).normalize('NFC') : (NAMED.get(name.toLowerCase()) ?? entity)
  })
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
