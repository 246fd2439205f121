import { expect, it } from 'vitest'
import { guides } from '@/lib/site/guides'
import { inWords } from '@/lib/site/in-words'
import { findPage } from '@/lib/site/pages'

it('the guides are counted in the description of their page', () => {
  expect(findPage('/guides').description).toMatch(new RegExp(`^${inWords(guides.length)} guides`, 'i'))
})
