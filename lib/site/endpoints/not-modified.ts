import type { Answer, Header } from './endpoint'

/** An answer with the fields of the 200 in whose place it comes, and without a body. */
export const notModified = (headers: Header[]): Answer => ({
  status: 304,
  meaning: 'Your `If-None-Match` names the `ETag` of what a 200 would bring.',
  advice: 'Use the answer that you have; these fields replace its own.',
  headers,
  examples: [],
})
