import { errorBody } from './bodies'
import type { DescribedAnswer, Header } from './endpoint'
import { allowedMethods, commonHeaders, newAge, notStored } from './headers'
import { sentences } from './sentences'

/** An answer with an Error body; `errors` are examples of its sentence, by name. */
export function failure({
  errors,
  headers,
  ...answer
}: Pick<DescribedAnswer, 'status' | 'meaning' | 'advice' | 'headers'> & {
  errors: Record<string, string>
}): DescribedAnswer {
  const examples = Object.entries(errors).map(([name, error]) => ({
    name,
    summary: 'What a person reads; the wording may change.',
    value: { error },
  }))
  return { ...answer, body: errorBody, headers: [...commonHeaders, notStored, newAge, ...headers], examples }
}

export const methodNotAllowed = (headers: Header[] = []) =>
  failure({
    status: 405,
    meaning: 'Never the answer to GET or HEAD: any other method than GET, HEAD and OPTIONS was used.',
    advice: 'Send GET.',
    headers: [...headers, allowedMethods],
    errors: { method: sentences.methodNotAllowed },
  })

/** An answer without a body; `headers` are those of the 200 that it replaces. */
export const notModified = (headers: Header[]): DescribedAnswer => ({
  status: 304,
  meaning: 'Your `If-None-Match` matches the `ETag` that a 200 would have.',
  advice: 'Use the answer that you have; these fields replace its own.',
  headers,
  examples: [],
})
