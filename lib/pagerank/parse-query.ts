import { missingParameter } from '@/lib/api/missing-parameter'
import { MAX_NAME_CHARACTERS, MAX_PAGE_RANK_DOMAINS, NAME_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { InvalidInput } from '@/lib/errors'

const KNOWN = ['domains[]', 'history']

/**
 * The values of `domains[]`, unchanged and in order, for the provider to validate. Blank values are ignored, as an HTML
 * form sends its empty fields. Takes what the endpoint's description allows, and throws `InvalidInput` for all else.
 */
export function parseDomains(parameters: URLSearchParams): string[] {
  const values = parameters.getAll('domains[]')
  if (values.length === 0) throw missingParameter('domains[]', NAME_DOMAINS, parameters, KNOWN)
  if (parameters.has('amp;domains[]')) {
    throw new InvalidInput('The URL separates some values of domains[] by &amp;, as HTML writes it; use & alone.')
  }
  if (values.some((value) => /\p{Cc}/u.test(value))) {
    throw new InvalidInput('A value of domains[] contains control characters; send it without them.')
  }
  const domains = values.filter((value) => value.trim() !== '')
  if (domains.length === 0) {
    throw new InvalidInput(`The parameter domains[] is empty; ${NAME_DOMAINS}`)
  }
  if (domains.length > MAX_PAGE_RANK_DOMAINS) {
    throw new InvalidInput(
      `The parameter domains[] has ${domains.length} values; send at most ${MAX_PAGE_RANK_DOMAINS} in one request.`,
    )
  }
  if (values.some((value) => [...value].length > MAX_NAME_CHARACTERS)) {
    throw new InvalidInput(
      `A value of domains[] is longer than ${MAX_NAME_CHARACTERS} characters; send only the domain, such as example.com.`,
    )
  }
  return domains
}

/** Whether items are asked for with their history. Throws `InvalidInput` for any value but `true`. */
export function parseHistory(parameters: URLSearchParams): boolean {
  const values = parameters.getAll('history')
  if (values.length > 1 || values.some((value) => value !== 'true')) {
    throw new InvalidInput('The parameter history only takes the value true; send history=true once, or leave it out.')
  }
  return values.length === 1
}
