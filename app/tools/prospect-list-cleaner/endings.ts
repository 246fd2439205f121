import { toAsciiInBrowser } from '@/lib/domain/to-ascii-in-browser'

/** The endings in a text such as `.de, co.uk`, in lower-case ASCII without their first dot. */
export function readEndings(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^\*?\.+/, ''))
  return words.flatMap((word) => (word === '' ? [] : (toAsciiInBrowser(word) ?? word.toLowerCase())))
}

export function hasEnding(domain: string, endings: readonly string[]): boolean {
  return endings.some((ending) => domain.endsWith(`.${ending}`))
}
