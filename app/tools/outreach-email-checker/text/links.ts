const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"”’)\]}]*[^\s<>"”’)\]}.,;:!?]/gi

/** The web addresses in a plain text. */
export function findLinks(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: link, index }) => ({ start: index, text: link }))
}

/** The text with spaces in place of its links, so that all else stays where it is. */
export function withoutLinks(text: string): string {
  return text.replace(ADDRESS, (link) => ' '.repeat(link.length))
}
