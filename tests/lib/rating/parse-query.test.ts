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

const namedIn = (query: string) => {
  try {
    return parse(query)
  } catch (error) {
    return /^The parameter target is missing(?:, and there is no parameter called (\S+))?; send one domain/.exec(
      String((error as Error).message),
    )?.[1]
  }
}

it.each([
  ['target%20=moz.com', 'target%20'],
  ['+target=moz.com', '%20target'],
  ['ta%E2%80%8Brget=moz.com', 'ta%E2%80%8Brget'],
  ['TARGET=moz.com', 'TARGET'],
  ['amp;target=moz.com', 'amp;target'],
  ['x=1&amp;amp%3Btarget=', 'amp;amp;target'],
  ['??target=moz.com', '%3Ftarget'],
  ['targ%2565t=moz.com', 'targ%2565t'],
  ['target%255B%255D=moz.com', 'target%255B%255D'],
  ['query[target]=moz.com', 'query[target]'],
  ['targets=', 'targets'],
  ['t%D0%B0rget=moz.com', 't%D0%B0rget'],
  ['target%3Dmoz.com', 'target%3Dmoz.com'],
  ['adresse=https%3A%2F%2Fmoz.com%2F', 'adresse'],
  ['%3Cb%3E=moz.com', '%3Cb%3E'],
  ['%ED%A0%80domain=', '%EF%BF%BD%EF%BF%BD%EF%BF%BDdomain'],
  [`${'b'.repeat(41)}=moz.com`, `${'b'.repeat(40)}…`],
])('%j sends %s in the place of target', (query, name) => {
  expect(namedIn(query)).toBe(name)
})

it.each([
  ['utm_source=chatgpt.com&url=moz.com', 'url'],
  ['ref=producthunt.com&adresse=moz.com', 'adresse'],
  ['url=moz.com&amp;target=moz.com', 'amp;target'],
  ['market=de&key=1&domain=moz.com', 'domain'],
  ['v=1.0&format=json', undefined],
  ['utm_source=chatgpt.com', undefined],
])('%j blames %s, and nothing beside it', (query, name) => {
  expect(namedIn(query)).toBe(name)
})
