/** A provider of figures, as its licence wants it named beside them. */
export interface Source {
  name: string
  url: string
  scale: string
  /** The day of the figures as the provider states it, where it does. */
  day?: string
}

export const ratingSource: Source = {
  name: 'Domain Rating by Ahrefs',
  url: 'https://ahrefs.com/',
  scale: '0 to 100',
}

export const pageRankSource: Source = {
  name: 'Open PageRank',
  url: 'https://openpagerank.keywordseverywhere.com/',
  scale: '0 to 10',
}

/** By the names of what may be sample data. */
export const sources = { rating: ratingSource, pagerank: pageRankSource }
