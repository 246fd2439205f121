/** Where text stands: only a cell has to keep `|` to itself. */
export type Place = 'paragraph' | 'heading' | 'cell'

/** What means something anywhere in a line: an underscore only beside something other than a letter or a digit. */
const SPECIAL = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?])|&(?=#?\w+;)/gu
/** What starts a heading, a list item or a quote at the start of a line. */
const LINE_START = /^(#{1,6}(?= |$)|[-+](?= |$)|>)/
const NUMBERED = /^(\d{1,9})([.)](?= |$))/
/** A line of nothing else is a rule, an underline of a heading or a table's second line. */
const RULER = /^[-=:|+ ]+$/

/** Text that a renderer shows as it is. */
export function escapeText(text: string, place: Place): string {
  const escaped = text.replace(SPECIAL, '\\$&')
  return place === 'cell' ? escapePipes(escaped) : escaped
}

/** A block's inline markdown, kept from being read as another kind of block. */
export function escapeLineStarts(markdown: string): string {
  return markdown.split('\n').map(escapeLineStart).join('\n')
}

/** A heading's text, its last `#` kept from being read as the end of the heading. */
export function escapeHeadingEnd(markdown: string): string {
  return markdown.replace(/(^| )(#+)$/, '$1\\$2')
}

export function escapePipes(markdown: string): string {
  return markdown.replaceAll('|', '\\|')
}

/** The address as a link's destination. */
export function escapeAddress(address: string, place: Place): string {
  const escaped = address.replace(/\s/g, encodeURIComponent).replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&')
  return place === 'cell' ? escapePipes(escaped) : escaped
}

function escapeLineStart(line: string): string {
  if (RULER.test(line)) return `\\${line}`
  return line.replace(LINE_START, '\\$1').replace(NUMBERED, '$1\\$2')
}
