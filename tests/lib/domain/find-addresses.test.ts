import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailsIn, findAddresses } from '@/lib/domain/find-addresses'

const PARTS = 'a b9 . .com .co.uk www. https:// http: @ , ; | " ( ) [.] # ? / %20 ~ ! * $ & = + - _ : é 。 → \u200b'

it('finds the same in a word alone as between spaces', () => {
  const word = fc.array(fc.constantFrom(...PARTS.split(' ')), { maxLength: 10 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(word, (text) => {
      expect(findAddresses(` ${text} `)).toEqual(findAddresses(text))
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['Ann [at] Moz.com', 'ann@moz.com'],
  ['bo (at) moz (dot) com', 'bo@moz.com'],
  ['bo{at}moz{dot}co{dot}uk', 'bo@moz.co.uk'],
  ['bo <at> moz.com', 'bo@moz.com'],
  ['bo [@] moz.com', 'bo@moz.com'],
  ['bo (ät) moz.de', 'bo@moz.de'],
  ['bo (arroba) moz (punto) es', 'bo@moz.es'],
  ['bo(a)moz.fi', 'bo@moz.fi'],
  ['bo（at）moz.jp', 'bo@moz.jp'],
  ['bo -at- moz.com', 'bo@moz.com'],
  ['bo_at_moz.com', 'bo@moz.com'],
  ['look-at-moz.com', ''],
  ['https://x.com/look_at_this.html now', ''],
  ['bo@ moz.com', 'bo@moz.com'],
  ['option (a) moz.com', ''],
  ['founder at moz.com', ''],
  ['bo AT moz DOT com', 'bo@moz.com'],
  ['bo AT moz.com', 'bo@moz.com'],
  ['Bo Lee: bo at moz dot com', 'bo@moz.com'],
  ['bo dot lee at moz dot co dot uk, or call', 'bo.lee@moz.co.uk'],
  ['bo at moz [dot] com', 'bo@moz.com'],
  ['bo [at] moz dot com', 'bo@moz.com'],
  ['bo&#64;moz.com', 'bo@moz.com'],
  ['&#98;o&#x40;moz&#46;com', 'bo@moz.com'],
  ['bo&commat;moz.com', 'bo@moz.com'],
  ['mailto:bo@moz.com?subject=Hi', 'bo@moz.com'],
  ['mailto:bo@moz.com?cc=cy@x.com&subject=On,%20y.com', 'bo@moz.com'],
  ['mailto:bo%40moz.com', 'bo@moz.com'],
  ['bo%40moz.com', 'bo@moz.com'],
  ['<a href="mailto:bo@moz.com?body=x">Bo</a>', 'bo@moz.com'],
  ['bo@moz.com?subject=Hi', 'bo@moz.com'],
  ['bo@moz.com; ann@moz.com', 'bo@moz.com ann@moz.com'],
  ['bo@moz.com/ann@moz.com', 'bo@moz.com ann@moz.com'],
  ['mailto:bo@moz.com,ann@moz.com?subject=Hi', 'bo@moz.com ann@moz.com'],
  ['bo@moz.com, logo@2x.png', 'bo@moz.com'],
  ['Editor at Booking.com', ''],
  ['EDITOR AT BOOKING.COM', ''],
  ['We met at moz dot com last May', ''],
  ['Plan (at) night', ''],
  ['https://mastodon.social/@bo@moz.com', ''],
  ['foo@bar@moz.com', ''],
])('the e-mail addresses in %j are %j', (cell, found) => {
  expect(emailsIn(cell).join(' ')).toBe(found)
})

it.each([
  ['Kettles compared (Pans.com won)\nhttps://cups.org/x', 'https://cups.org/x'],
  ['A guide to pans.com\r\n\r\n https://cups.org/x?u=https://mugs.net ', 'https://cups.org/x?u=https://mugs.net'],
  ['pans.com\nhttps://cups.org', 'pans.com https://cups.org'],
  ['see https://pans.com now\nhttps://cups.org', 'https://pans.com https://cups.org'],
  ['write to bo@pans.com\nhttps://cups.org', 'bo@pans.com https://cups.org'],
  ['7.tumblr.com---->https://pans.tumblr.com/x', 'https://pans.tumblr.com/x'],
  ['12) Cups.org --> https://cups.org/x', 'Cups.org https://cups.org/x'],
  ['3)Cups & pans->https://cups.org', 'https://cups.org'],
  ['1. pans.com -> https://cups.org', 'pans.com https://cups.org'],
  ['pans.com -> https://cups.org', 'pans.com https://cups.org'],
])('a title above an address, or a number and a name before an arrow, is none: %j', (text, found) => {
  expect(findAddresses(text).join(' ')).toBe(found)
})
