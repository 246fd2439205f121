import { distance } from 'fastest-levenshtein'
import { InvalidInput } from '@/lib/errors'

/** Longer names are cut, because the cost of a distance grows with the length. */
const COMPARED_CHARACTERS = 40
/** Words that callers use for a domain, besides the parameter's own name. */
const USUAL_WORDS =
  /^(?:targets?|domains?|hosts?|hostnames?|sites?|websites?|urls?|uris?|links?|pages?|addr|address|name|q|query)$/
/** Says where a visitor came from, often with a domain as its value. */
const TRACKING = /^(?:utm_|ref)/i
const DOMAIN_IN_VALUE = /[^\s.]\.\p{L}{2}/u

/**
 * The error if the parameter `name` is missing. It names a parameter that was sent in its place: a misspelt one, a usual
 * word for a domain, or one whose value is a domain. Others beside it are not mentioned.
 */
export function missingParameter(
  name: string,
  advice: string,
  parameters: URLSearchParams,
  known: readonly string[] = [],
): InvalidInput {
  const wanted = plainName(name)
  const sent = [...parameters].filter(([other]) => !known.includes(other))
  const [instead] =
    sent.find(([other]) => distance(plainName(other), wanted) <= 1) ??
    sent.find(([other]) => USUAL_WORDS.test(plainName(other))) ??
    sent.find(([other, value]) => DOMAIN_IN_VALUE.test(value) && !TRACKING.test(other)) ??
    []
  const hint = instead === undefined ? '' : `, and there is no parameter called ${asInUrl(instead)}`
  return new InvalidInput(`The parameter ${name} is missing${hint}; ${advice}`)
}

/** The letters of a name in lower case, decoded once more, because a proxy or a template may encode it twice. */
function plainName(name: string): string {
  let decoded = name.slice(0, COMPARED_CHARACTERS)
  try {
    decoded = decodeURIComponent(decoded)
  } catch {
    // Malformed percent-encoding stays as it is.
  }
  return decoded.toLowerCase().replace(/^(?:amp;)+|=.*|[^a-z]/g, '')
}

/** A name as a URL has it, so that blanks and characters that look alike can be told apart. */
function asInUrl(name: string): string {
  const start = name.slice(0, COMPARED_CHARACTERS).toWellFormed()
  const readable = encodeURIComponent(start).replace(/%(?:5B|5D|3B)/g, decodeURIComponent)
  return name.length > COMPARED_CHARACTERS ? `${readable}…` : readable
}
