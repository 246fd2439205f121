import { expect, it } from 'vitest'
import type { Reply } from '@/scripts/doctor/ask'
import { checkSiteUrl } from '@/scripts/doctor/site-url'

const ORIGIN = 'http://site.test'

function check(html: string) {
  const reply: Reply = { status: 200, headers: {}, body: Buffer.from(html), encoded: Buffer.from(html) }
  return checkSiteUrl(async () => reply, ORIGIN, new Date('2026-11-25'))
}

it.each([
  ['as the site writes it', '<link rel="canonical" href="http://site.test/"/>'],
  ['with its attributes in another order', '<link href=http://site.test/ rel=canonical>'],
  [
    'after others in a comment and in a text',
    '<!-- <link rel="canonical" href="/a"> --><title><link rel="canonical" href="/b"></title><link rel="canonical" href="http://site.test/">',
  ],
])('finds the canonical link %s', async (_name, html) => {
  expect(await check(html)).toEqual([])
})

it.each([
  ['no canonical link', '<link rel="alternate" href="http://site.test/">', /no canonical link/],
  ['one without a URL', '<link rel="canonical">', /no canonical link/],
  ['one of another site', '<link rel="canonical" href="http://other.test/">', /URL as http:\/\/other\.test/],
])('finds %s', async (_name, html, message) => {
  expect(await check(html)).toEqual([{ isFault: true, text: expect.stringMatching(message) }])
})
