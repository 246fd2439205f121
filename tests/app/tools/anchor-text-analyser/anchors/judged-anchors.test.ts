import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'

interface Group {
  site: string
  brands: string[]
  phrases: string[]
  anchors: { text: string; verdict: string }[]
}

const VERDICTS: Readonly<Record<string, string>> = {
  exact: 'exact match',
  partial: 'partial match',
  url: 'naked URL',
  image: 'image or empty',
  empty: 'image or empty',
}

/** These need a sense that no rule has: idioms, songs, typing errors, half a brand, parts of a compound. */
const BEYOND_A_RULE = new Set([
  'Exampel Shoes',
  'for example shoes with a wide toe box',
  'up with the lark',
  'The Lark Ascending',
  'la brisa del mar',
  'Valdoro',
  'sulla stessa lunghezza d’onda',
  'reparatie van zeilen',
])

it('agrees with the verdicts on anchors in six languages, but for those that need a sense of the words', () => {
  const groups: Group[] = JSON.parse(readFileSync('tests/judged/anchors.json', 'utf8'))
  const judged = groups.flatMap(({ site, brands, phrases, anchors }) => {
    const classify = createClassifier({ brands, keywords: phrases, domain: site })
    return anchors.map(({ text, verdict }) => ({
      text,
      verdict: VERDICTS[verdict] ?? verdict,
      found: classify(text, false),
    }))
  })
  expect(judged.length).toBeGreaterThan(650)
  const differing = judged.filter(({ verdict, found }) => verdict !== found)
  expect(differing.filter(({ text }) => !BEYOND_A_RULE.has(text))).toEqual([])
  expect(differing.length / judged.length).toBeLessThan(0.05)
})
