import { InvalidInput } from '@/lib/errors'

/** Whether items are asked for with their history. Throws `InvalidInput` for any value but `true`. */
export function parseHistory(parameters: URLSearchParams): boolean {
  const values = parameters.getAll('history')
  if (values.length > 1 || values.some((value) => value !== 'true')) {
    throw new InvalidInput('The only value of history is true; send history=true once, or leave it out.')
  }
  return values.length === 1
}
