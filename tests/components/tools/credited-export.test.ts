import { describe, expect, it } from 'vitest'
import { createCsvParser } from '@/components/csv/csv-parser'
import { creditedCsv, creditedMarkdown } from '@/components/tools/credited-export'
import { pageRankSource, ratingSource } from '@/lib/site/credits'

const result = {
  head: ['Domain', 'Domain Rating'],
  rows: [
    ['a.com', 61],
    ['b.com', undefined],
  ],
  sources: [ratingSource],
  day: '2026-11-22',
}

describe('an export that holds a rating', () => {
  it('has name, link, scale and day in each row of the CSV', () => {
    const parser = createCsvParser()
    const [, ...rows] = [...parser.push(creditedCsv(result)), ...parser.end()]
    const credit = 'Domain Rating by Ahrefs, https://ahrefs.com/, 0 to 100, 2026-11-22'
    expect(rows).toEqual([
      ['a.com', '61', credit],
      ['b.com', '', credit],
    ])
  })

  it('has them below the table in markdown, and keeps two scales apart', () => {
    const markdown = creditedMarkdown({ ...result, sources: [ratingSource, pageRankSource] })
    expect(markdown.split('\n\n').slice(1)).toEqual([
      '[Domain Rating by Ahrefs](https://ahrefs.com/), 0 to 100, 2026-11-22.',
      '[Open PageRank](https://openpagerank.keywordseverywhere.com/), 0 to 10, 2026-11-22.',
      'The scales cannot be compared.\n',
    ])
  })
})
