import { describe, expect, it } from 'vitest'
import { PLATFORMS, platformOf } from '@/lib/domain/hosting-platforms'
import { isSharedSuffix, registrableName } from '@/lib/domain/registrable-name'
import { siteName } from '@/lib/domain/site-name'
import { writtenDomain } from '@/lib/domain/written-domain'

describe('the site of a host', () => {
  it.each([
    ['blog.example.co.uk', 'example.co.uk', undefined],
    ['lenny.substack.com', 'lenny.substack.com', 'substack.com'],
    ['www.reiselust.wordpress.com', 'reiselust.wordpress.com', 'wordpress.com'],
    ['www.wordpress.com', 'wordpress.com', undefined],
    ['en.wordpress.com', 'wordpress.com', undefined],
    // Blogger shows each blog in every country.
    ['strickliesel.blogspot.de', 'strickliesel.blogspot.com', undefined],
    ['www.strickliesel.blogspot.co.uk', 'strickliesel.blogspot.com', undefined],
    ['strickliesel.blogspot.com.br', 'strickliesel.blogspot.com', undefined],
    ['blogspot.de', 'blogspot.com', undefined],
    ['myblogspot.de', 'myblogspot.de', undefined],
    ['blogspot.example.de', 'example.de', undefined],
    ['annas-kitchen.blogspot.com', 'annas-kitchen.blogspot.com', undefined],
    // Its rating is its own: the provider knows hosts of the public suffix list.
    ['ada.github.io', 'ada.github.io', undefined],
  ])('%s is %s, on the platform %s', (host, site, platform) => {
    expect(siteName(host)).toBe(site)
    expect(platformOf(siteName(host))).toBe(platform)
  })
})

it('no platform is on the public suffix list, which has its sites already', () => {
  expect([...PLATFORMS].filter(isSharedSuffix)).toEqual([])
  expect([...PLATFORMS].filter((name) => registrableName(name) !== name)).toEqual([])
})

it('a domain is written as people write it', () => {
  expect(['xn--mnchen-3ya.de', 'example.com'].map(writtenDomain)).toEqual(['münchen.de', 'example.com'])
})
