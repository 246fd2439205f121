import { toAsciiInBrowser } from '@/lib/domain/to-ascii-in-browser'

/** No domain is longer, and browsers take quadratic time for some texts. */
const MAX_CHARACTERS = 253

/** The endings in a text such as `.de, co.uk`, in lower-case ASCII without their first dot. */
export function readEndings(text = ''): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^\*?\.+/, ''))
  const possible = words.filter((word) => word !== '' && word.length <= MAX_CHARACTERS)
  return possible.map((word) => toAsciiInBrowser(word) ?? word.toLowerCase())
}

export function hasEnding(domain: string, endings: readonly string[]): boolean {
  return endings.some((ending) => domain.endsWith(`.${ending}`))
}
