import { expect, it } from 'vitest'
import { creditedMarkdown } from '@/components/exports/credited-export'
import { pageRankSource, ratingSource } from '@/lib/site/sources'

it('an export in markdown has its credits below the table, each with the day of its figures, and keeps two scales apart', () => {
  const rows = [['a.com', 61, 5]]
  const sources = [ratingSource, { ...pageRankSource, day: '2026-10-01' }]
  const markdown = creditedMarkdown({ head: ['Domain', 'Rating', 'PageRank'], rows, sources, day: '2026-11-22' })
  expect(markdown.split('\n\n').slice(1)).toEqual([
    '[Domain Rating by Ahrefs](https://ahrefs.com/), 0 to 100, 2026-11-22.',
    '[Open PageRank](https://openpagerank.keywordseverywhere.com/), 0 to 10, 2026-10-01.',
    'The two scales are not comparable.\n',
  ])
})
