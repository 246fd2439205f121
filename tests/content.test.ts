import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guides } from '@/lib/site/guides'
import { inWords } from '@/lib/site/in-words'
import { findPage } from '@/lib/site/pages'

const changelog = readFileSync('content/changelog.mdx', 'utf8')
const days = [...changelog.matchAll(/^## (\d+ \w+ \d{4})$/gm)].map(([, day = '']) =>
  new Date(`${day} UTC`).toISOString().slice(0, 10),
)

it('the changelog has its newest day first, which is the date of its page', () => {
  expect(days).toEqual(days.toSorted().toReversed())
  expect(findPage('/changelog').lastModified).toBe(days[0])
})

it('each line of the changelog begins with its audience', () => {
  const [, ...sections] = changelog.split(/^## \d+ .*$/m)
  const lines = sections.flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !/^- (?:API|Agents|Tools|Site|Owners): /.test(line))).toEqual([])
})

it('the guides are counted in the description of their page', () => {
  expect(findPage('/guides').description).toMatch(new RegExp(`^${inWords(guides.length)} guides`, 'i'))
})
