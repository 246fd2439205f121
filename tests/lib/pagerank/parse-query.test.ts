import { describe, expect, it } from 'vitest'
import { InvalidInput } from '@/lib/errors'
import { parseDomains, parseHistory } from '@/lib/pagerank/parse-query'

const parse = (query: string) => parseDomains(new URLSearchParams(query))
const times = (count: number, value = 'example.com') => Array(count).fill(`domains[]=${value}`).join('&')

describe('parseDomains', () => {
  it.each([
    ['one value', 'domains[]=example.com', ['example.com']],
    [
      'percent-encoded brackets',
      'domains%5B%5D=a.com&domains%5b%5d=b.com&domains[]=c.com',
      ['a.com', 'b.com', 'c.com'],
    ],
    ['the order and repetition', 'domains[]=b.com&domains[]=a.com&domains[]=b.com', ['b.com', 'a.com', 'b.com']],
    ['values as they are', 'domains[]=%20Www.M%C3%BCnchen.DE/x%20', [' Www.München.DE/x ']],
    ['other parameters beside it', 'x=1&domains[]=a.com&domains=b.com&domains[0]=c.com', ['a.com']],
    ['blank values among others', 'domains[]=&domains[]=a.com&domains[]=%20', ['a.com']],
    ['ten values and a blank one', `${times(10)}&domains[]=`, Array(10).fill('example.com')],
    ['253 characters', `domains[]=${'a'.repeat(253)}`, ['a'.repeat(253)]],
    ['253 characters of two units each', `domains[]=${'🎉'.repeat(253)}`, ['🎉'.repeat(253)]],
  ])('takes %s', (_, query, domains) => {
    expect(parse(query)).toEqual(domains)
  })

  it.each([
    ['nothing', '', /^The parameter domains\[\] is missing; send 1 to 10/],
    ['a history of nothing', 'history=true', /^The parameter domains\[\] is missing; send 1 to 10/],
    [
      'a name without brackets',
      'domains=a.com',
      /^The parameter domains\[\] is missing, and there is no parameter called domains; send/,
    ],
    [
      'a name with an index',
      'domains[0]=a.com',
      /^The parameter domains\[\] is missing, and there is no parameter called domains\[0\]; send/,
    ],
    ['brackets that are encoded twice', 'domains%255B%255D=a.com', /called domains%255B%255D; send/],
    ['an escaped ampersand', 'history=true&amp;domains[]=a.com', /called amp;domains\[\]; send/],
    ['an escaped ampersand between values', 'domains[]=a.com&amp;domains[]=b.com', /by &amp;, as HTML writes it/],
    ['one domain', 'utm_source=chatgpt.com&Domain=a.com', /called Domain; send/],
    ['a history with a domain', 'history=a.com', /^The parameter domains\[\] is missing; send/],
    ['only blank values', 'domains[]=&domains[]=%20%20&domains[]', /^The parameter domains\[\] is empty; send 1 to 10/],
    ['eleven values', times(11), /^The parameter domains\[\] has 11 values; send at most 10/],
    ['254 characters', `domains[]=a.com&domains[]=${'a'.repeat(254)}`, /longer than 253 characters/],
    ['a NUL', 'domains[]=a.com&domains[]=b.com%00', /control characters/],
    ['a line feed alone', 'domains[]=a.com&domains[]=%0A', /control characters/],
    ['DEL', 'domains[]=%7F', /control characters/],
  ])('refuses %s', (_, query, sentence) => {
    expect(() => parse(query)).toThrow(InvalidInput)
    expect(() => parse(query)).toThrow(sentence)
    expect(() => parse(query)).toThrow(/^[A-Z\d].+\.$/)
  })
})

describe('parseHistory', () => {
  it.each([
    ['', false],
    ['domains[]=history', false],
    ['history=true', true],
  ])('%j asks for a history: %s', (query, history) => {
    expect(parseHistory(new URLSearchParams(query))).toBe(history)
  })

  it.each([
    'history=',
    'history=false',
    'history=TRUE',
    'history=1',
    'history=true&history=true',
    'history=true&history',
  ])('%j is refused', (query) => {
    expect(() => parseHistory(new URLSearchParams(query))).toThrow(InvalidInput)
  })
})
