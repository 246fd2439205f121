import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findAddresses } from '@/lib/domain/find-addresses'

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
