import { expect, it } from 'vitest'
import { InvalidInput } from '@/lib/errors'
import { parseTarget } from '@/lib/rating/parse-query'

const parse = (query: string) => parseTarget(new URLSearchParams(query))

it.each([
  ['target=example.com', 'example.com'],
  ['target=%20www.b%C3%BCcher.de%20', 'xn--bcher-kva.de'],
  ['x=1&target=https%3A%2F%2Fblog.example.com%2Fa&url=github.com', 'example.com'],
])('%j is a domain', (query, domain) => {
  expect(parse(query)).toBe(domain)
})

it.each([
  ['', 'The parameter target is missing; send one domain, such as ?target=example.com.'],
  [
    'url=github.com',
    'The parameter target is missing, and there is no parameter called url; send one domain, such as ?target=example.com.',
  ],
  [
    'target[]=github.com',
    'The parameter target is missing, and there is no parameter called target[]; send one domain, such as ?target=example.com.',
  ],
  // A name that nobody would choose is not repeated.
  ['%3Cb%3E=1', 'The parameter target is missing; send one domain, such as ?target=example.com.'],
  [`${'a'.repeat(41)}=1`, 'The parameter target is missing; send one domain, such as ?target=example.com.'],
  ['target=', 'The parameter target is empty; send one domain, such as ?target=example.com.'],
  ['target=%20%E3%80%80', 'The parameter target is empty; send one domain, such as ?target=example.com.'],
  [
    'target=example.com&target=example.com',
    'The parameter target was sent more than once; send one domain, such as ?target=example.com.',
  ],
  ['target=127.0.0.1', 'target: An IP address is not a domain; send a domain such as example.com.'],
  ['target=a%0A', 'target: The URL contains control characters; send it without them.'],
])('%j is refused by a sentence that names the parameter', (query, sentence) => {
  expect(() => parse(query)).toThrow(InvalidInput)
  expect(() => parse(query)).toThrow(new InvalidInput(sentence))
})
