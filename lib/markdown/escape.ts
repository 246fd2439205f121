/** Characters with a meaning anywhere in a line; `_` only at the edge of a word, `<` also before an e-mail address. */
export const SPECIAL = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?]|[^\s<>]*@)|&(?=#?\w+;)/gu

/** Line starts that make a heading, an item, a quote, a rule or a table. A number is escaped after its digits. */
const LINE_START = /^(?:(\d{1,9})(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|[-:|][-:| ]*$|=+ *$))/

/** Escapes text, except for markers at the start of a line. */
export function escapeText(text: string): string {
  return text.replace(SPECIAL, '\\$&')
}

/** Keeps the start of a block from being read as another kind of block. */
export function escapeLineStart(markdown: string): string {
  return markdown.replace(LINE_START, '$1\\')
}

/** Keeps the last `#` of a heading's text from being read as a closing marker. */
export function escapeHeadingEnd(markdown: string): string {
  return markdown.replace(/(^| )(#+)$/, '$1\\$2')
}

/** Escapes text for any place in a line: its start, or a heading's end. */
export function escapeName(text: string): string {
  return escapeHeadingEnd(escapeLineStart(escapeText(text)))
}

export function escapePipes(markdown: string): string {
  return markdown.replaceAll('|', '\\|')
}

/** Escapes a URL for a link's destination. */
export function escapeUrl(url: string): string {
  return url.replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&')
}
