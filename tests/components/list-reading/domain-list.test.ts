import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainListOf } from '@/components/list-reading/domain-list'
import { readText } from '@/components/list-reading/read-text'
import { anyText } from '@/tests/support/inputs/any-text'

const readDomainList = (text: string) => domainListOf(readText(text))

describe('the domains of a text', () => {
  it.each([
    ['a list with commas', 'a.com, b.com,c.com'],
    ['lines', 'a.com\r\nb.com\n\nc.com\n'],
    ['addresses', 'https://www.a.com/x?y=1 http://b.com:8080/ //c.com'],
    ['mail addresses', '"Ann" <ann@a.com>; bob@b.com; <c@c.com>'],
    ['an export with figures', '"a.com";91;3,000.5\n"b.com";4.2;-1\n"c.com";0;12%'],
    ['sentences without a space', 'Hello.My site is a.com, and theirs are b.com and c.com.'],
    ['addresses with encoded spaces behind them', 'a.com%20 https://b.com%C2%A0 c.com%20%0A'],
    [
      'an address with packages in it, and packages',
      'https://cdn.a.com/g/jquery@1.8.2,jquery.waypoints@2.0.2,typeahead.js@0.9.3 b.com react@18.2.0 c.com',
    ],
    [
      'a text in Chinese around addresses',
      '《一尺闲梦》当当网http://a.com/x《一尺闲梦》亚马逊http://b.com/y（分享自http://c.com）',
    ],
    ['a text in Chinese before an address', '就是这个www.a.com 好吃\n你好https://b.com\nc.com'],
    ['a text in Japanese behind addresses', 'https://a.comを参照してください\nb.comへ\nリンク「https://c.com」を参照'],
    ['addresses without a space between them', 'examplehttps://a.com/x\nhttp://b.comhttps://c.com/y'],
    ['ranks with a sign', '#1 a.com\n#2,b.com\n#3|c.com'],
    ['one domain in many forms', 'a.com b.com WWW.A.com https://sub.b.com/ c.com'],
  ])('finds the domains in %s', (_what, text) => {
    expect(readDomainList(text)).toEqual({ domains: ['a.com', 'b.com', 'c.com'], rejected: [] })
  })

  it('says why what looks like a domain is none', () => {
    const { domains, rejected } = readDomainList('a.com co.uk 192.0.2.1 x.invalidtld')
    expect(domains).toEqual(['a.com'])
    expect(rejected.map(({ text }) => text)).toEqual(['co.uk', '192.0.2.1', 'x.invalidtld'])
    expect(rejected[0]?.reason).toContain('only a domain ending')
  })

  it('names a blog on its host’s domains in three countries once', () => {
    const { domains } = readDomainList('a.blogspot.de, https://a.blogspot.com.au/x a.blogspot.com b.blogspot.fr')
    expect(domains).toEqual(['a.blogspot.com', 'b.blogspot.com'])
  })

  it('finds nothing in nothing', () => {
    expect(readDomainList(' \n,;')).toEqual({ domains: [], rejected: [] })
  })

  it('never fails, and names each domain once', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { domains } = readDomainList(`${text} a.com ${text}`)
        expect(new Set(domains).size).toBe(domains.length)
        expect(domains).toContain('a.com')
      }),
    )
  })
})
