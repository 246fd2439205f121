import { InvalidInput } from '@/lib/errors'
import { readHost } from './read-host'
import { registrableName } from './registrable-name'
import { toAscii } from './to-ascii'

const MAX_INPUT_CHARACTERS = 2_048

/** The registrable hostname of a domain, a host or a web address, in lower-case ASCII. Throws `InvalidInput`. */
export function parseDomain(text: string): string {
  if (text.length > MAX_INPUT_CHARACTERS) {
    throw new InvalidInput('The address is over 2,048 characters long; send only its domain, such as example.com.')
  }
  if (/\p{Cc}/u.test(text)) {
    throw new InvalidInput('The address contains control characters; send it without them, such as example.com.')
  }
  return registrableName(readHost(text.trim(), toAscii))
}
