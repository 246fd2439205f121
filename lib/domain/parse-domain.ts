import { InvalidInput } from '@/lib/errors'
import { readHost } from './read-host'
import { registrableName } from './registrable-name'
import { toAscii } from './to-ascii'

const MAX_INPUT_CHARACTERS = 2_048

/** The registrable domain of a domain, a host or a web address, in lower-case ASCII. Throws `InvalidInput`. */
export function parseDomain(text: string): string {
  if (text.length > MAX_INPUT_CHARACTERS) {
    throw new InvalidInput('The URL is longer than 2,048 characters; send only its domain, such as example.com.')
  }
  if (/\p{Cc}/u.test(text)) {
    throw new InvalidInput('The URL contains control characters; send it without them.')
  }
  return registrableName(readHost(text.trim(), toAscii))
}
