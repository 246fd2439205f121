import { domainRating } from './domain-rating'
import type { Endpoint, Tag } from './endpoint'
import { pageRank } from './pagerank'
import { publicStats } from './stats'

export const tags: Tag[] = [
  {
    name: 'Authority',
    description:
      'How strong a site is as a source of links, by two measures that do not compare: Domain Rating (0–100) and page rank (0–10).',
  },
  { name: 'Site', description: "The product's own public counters." },
]

/** The public API, and the only list of it. */
export const endpoints: Endpoint[] = [domainRating, pageRank, publicStats]
