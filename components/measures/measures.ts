/** A measure that is looked up, as the pages, the exports and the records of sites know it. */
export interface Measure {
  /** Its name, by which its values are saved. */
  what: string
  /** The end of its scale, which starts at 0. */
  max: number
  /** Its source, by its name in `sources`. */
  part: 'rating' | 'pagerank'
}

export const domainRating: Measure = { what: 'Domain Rating', max: 100, part: 'rating' }
export const pageRank: Measure = { what: 'PageRank', max: 10, part: 'pagerank' }
export const MEASURES = [domainRating, pageRank]
