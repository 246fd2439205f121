import { expect, it } from 'vitest'
import type { Profile } from '@/app/tools/anchor-text-analyser/messages'
import { meaningOf } from '@/app/tools/anchor-text-analyser/report/meaning-of'

type Repeated = NonNullable<Profile['repeated']>[number]
const phrase = (key: string, type: Repeated['type']): Repeated => ({
  key,
  text: key,
  type,
  links: 3,
  sites: 3,
  followed: undefined,
  examples: [],
})
const meaning = (...repeated: Profile['repeated'][]) => meaningOf(repeated.map((one) => ({ repeated: one })))

it('names keywords first, then other wording, once for all exports', () => {
  const keyword = phrase('buy seeds', 'exact match')
  const title = phrase('how dry is dry', 'other')
  expect(meaning([title, keyword], [keyword])).toMatch(/^1 of your keywords is used by/)
  expect(meaning([title], [title])).toMatch(/^1 wording is used/)
  expect(meaning([], undefined)).toMatch(/^No distinctive wording/)
})

it('says how little it knows of a list that was cut, or that has no linking sites', () => {
  const many = Array.from({ length: 100 }, (_, index) => phrase(`words ${index}`, 'other'))
  expect(meaning(many)).toMatch(/^At least 100 wordings are used/)
  expect(meaning(undefined)).toBe('No percentage is safe or unsafe by itself.')
})
