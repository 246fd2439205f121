import { InvalidInput } from '@/lib/errors'

/** Names that are repeated as they were sent. */
const PLAIN_NAME = /^[\w.[\]-]{1,40}$/

/** The error if the parameter `name` is missing. It names a parameter that was sent and is not among the `known`. */
export function missingParameter(
  name: string,
  advice: string,
  parameters: URLSearchParams,
  known: readonly string[] = [],
): InvalidInput {
  const unknown = [...parameters.keys()].find((sent) => !known.includes(sent) && PLAIN_NAME.test(sent))
  const instead = unknown === undefined ? '' : `, and there is no parameter called ${unknown}`
  return new InvalidInput(`The parameter ${name} is missing${instead}; ${advice}`)
}
