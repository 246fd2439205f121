import { InvalidInput } from '@/lib/errors'
import { readHost } from './read-host'
import { registrableName } from './registrable-name'
import { toAscii } from './to-ascii'

const MAX_INPUT_CHARACTERS = 2_048

/** The registrable domain of a domain, a host or a web address, in lower-case ASCII. Throws `InvalidInput`. */
export function parseDomain(text: string): string {
  if (isLonger(text, MAX_INPUT_CHARACTERS)) {
    throw new InvalidInput('The URL is longer than 2,048 characters; send only its domain, such as example.com.')
  }
  if (/\p{Cc}/u.test(text)) {
    throw new InvalidInput('The URL contains control characters; send it without them.')
  }
  return registrableName(readHost(text.trim(), toAscii))
}

/** Counts code points, as JSON Schema's `maxLength` does. Each has one or two units. */
function isLonger(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && [...text].length > max)
}
