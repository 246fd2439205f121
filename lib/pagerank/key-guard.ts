import { UpstreamError } from '@/lib/errors'

/**
 * Makes a function that returns its text. It throws `UpstreamError` for one with the key in it: plain, escaped as in
 * JSON, or as in a URL.
 */
export function createKeyGuard(key: string): (text: string) => string {
  const repeated = new RegExp([...key].map(spellingsOf).join(''), 'i')
  return (text) => {
    if (!repeated.test(text)) return text
    throw new UpstreamError('unusable', 'the response of the PageRank provider contained the key')
  }
}

/** A pattern for one character. Within a string of JSON, JSON has up to three backslashes. */
function spellingsOf(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  const unicode = `u${code.padStart(4, '0')}`
  return `(?:\\\\{0,3}\\${unicode}|\\\\{1,3}${unicode}|%${code.padStart(2, '0')})`
}
