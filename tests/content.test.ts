import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guides } from '@/lib/site/guides'
import { inWords } from '@/lib/site/in-words'
import { findPage } from '@/lib/site/pages'
import { tools } from '@/lib/site/tools'

it('the guides are counted in the description of their page', () => {
  expect(findPage('/guides').description).toMatch(new RegExp(`^${inWords(guides.length)} guides`, 'i'))
})

it('the home page leads to each tool once', () => {
  const links = readFileSync('components/home/workflow.mdx', 'utf8').matchAll(/\]\((\/tools\/[^)]+)\)/g)
  expect(Array.from(links, ([, path]) => path).toSorted()).toEqual(tools.map(({ path }) => path).toSorted())
})
