import { missingParameter } from '@/lib/api/missing-parameter'
import { parseDomain } from '@/lib/domain/parse-domain'
import { InvalidInput } from '@/lib/errors'

const ADVICE = 'send one domain, such as ?target=example.com.'

/** The registrable domain of the only `target`. Throws `InvalidInput`, whose message names the parameter. */
export function parseTarget(parameters: URLSearchParams): string {
  const [target, ...others] = parameters.getAll('target')
  if (target === undefined) throw missingParameter('target', ADVICE, parameters)
  if (others.length > 0) throw new InvalidInput(`The parameter target was sent more than once; ${ADVICE}`)
  if (target.trim() === '') throw new InvalidInput(`The parameter target is empty; ${ADVICE}`)
  try {
    return parseDomain(target)
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(`target: ${error.message}`) : error
  }
}
