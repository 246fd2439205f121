/** What means something anywhere in a line; `_` only beside something other than a letter or a digit. */
export const SPECIAL = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?])|&(?=#?\w+;)/gu

/** What makes a line a heading, an item, a quote or a rule. A number is escaped after its digits. */
const LINE_START = /^(?:(\d{1,9})(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-[- ]*$))/

/** Text that a renderer shows as it is, but for marks at its start. */
export function escapeText(text: string): string {
  return text.replace(SPECIAL, '\\$&')
}

/** Markdown that opens a block, kept from being read as another kind of block. */
export function escapeLineStart(markdown: string): string {
  return markdown.replace(LINE_START, '$1\\')
}

/** A heading's text, its last `#` kept from being read as the end of the heading. */
export function escapeHeadingEnd(markdown: string): string {
  return markdown.replace(/(^| )(#+)$/, '$1\\$2')
}

export function escapePipes(markdown: string): string {
  return markdown.replaceAll('|', '\\|')
}

/** The address as a link's destination. */
export function escapeAddress(address: string): string {
  return address.replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&')
}
