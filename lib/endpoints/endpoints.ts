import { domainRating } from './domain-rating'
import type { Endpoint, Tag } from './endpoint'
import { pageRank } from './pagerank'
import { publicStats } from './stats'

export const tags: Tag[] = [
  {
    name: 'Authority',
    description:
      'How strong a site’s links are, by two measures that can’t be compared: Domain Rating (0–100) and PageRank (0–10).',
  },
  { name: 'Site', description: "The product's public counters." },
]

/** The public API, and the only list of it. */
export const endpoints: Endpoint[] = [domainRating, pageRank, publicStats]
