import { errorBody } from './bodies'
import type { DescribedResponse, Header } from './endpoint'
import { allowedMethods, commonHeaders, newAge, notStored } from './headers'
import { sentences } from './sentences'

/** A response with an Error body; `errors` are examples of its sentence, by name. */
export function failure({
  errors,
  headers,
  ...response
}: Pick<DescribedResponse, 'status' | 'meaning' | 'advice' | 'headers'> & {
  errors: Record<string, string>
}): DescribedResponse {
  const examples = Object.entries(errors).map(([name, error]) => ({
    name,
    summary: 'Written for people; the wording may change.',
    value: { error },
  }))
  return { ...response, body: errorBody, headers: [...commonHeaders, notStored, newAge, ...headers], examples }
}

export const methodNotAllowed = (headers: Header[] = []) =>
  failure({
    status: 405,
    meaning: 'The request used a method other than GET, HEAD or OPTIONS. GET and HEAD never get this response.',
    advice: 'Send GET.',
    headers: [...headers, allowedMethods],
    errors: { method: sentences.methodNotAllowed },
  })

/** A response without a body; `headers` are those of the 200 that it replaces. */
export const notModified = (headers: Header[]): DescribedResponse => ({
  status: 304,
  meaning: 'Your `If-None-Match` matches the current `ETag`.',
  advice: 'Use the response you already have, with these headers in place of its own.',
  headers,
  examples: [],
})
