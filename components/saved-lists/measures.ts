import { pageRankSource, ratingSource, type Source } from '@/lib/site/credits'

/** A measure that the checkers save, with the highest value that it can have. */
export interface Measure {
  what: string
  max: number
  source: Source
}

export const MEASURES: readonly Measure[] = [
  { what: 'Domain Rating', max: 100, source: ratingSource },
  { what: 'PageRank', max: 10, source: pageRankSource },
]
