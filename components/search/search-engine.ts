import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchIndex } from '@/lib/search/search-index'
import { termsOf } from '@/lib/search/terms'

/** A section that a query finds. */
export interface Hit {
  href: string
  page: string
  /** The page's title where the section has none. */
  heading: string
  excerpt: string
  /** The words of the section that the query means. */
  terms: string[]
}

/** One wrong letter in words of four, two in longer ones: two that changed places are two. */
const FUZZY = { fuzzy: (term: string) => term.length > 3 && 0.3, maxFuzzy: 2 }
/** From the strictest to the loosest: the first that finds something has the results. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', ...FUZZY },
  { combineWith: 'OR' },
]

/** The sections that a query finds, the best first. The last word may be unfinished, and so may any other. */
export function openIndex(index: SearchIndex): (query: string) => Hit[] {
  const sections = index.flatMap(([path, page, sections]) =>
    sections.map(([id, heading, excerpt, others]) => ({
      href: id ? `${path}#${id}` : path,
      page,
      heading: heading || page,
      excerpt,
      others,
    })),
  )
  const search = new MiniSearch({
    fields: ['heading', 'page', 'excerpt', 'others'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 4, page: 2 }, prefix: true },
  })
  search.addAll(sections.map((section, id) => ({ id, ...section })))
  return (query) => {
    let found: SearchResult[] = []
    for (const attempt of ATTEMPTS) if (found.length === 0) found = search.search(query, attempt)
    return found.flatMap(({ id, terms }) => {
      const section = sections[id]
      return section ? { ...section, terms } : []
    })
  }
}
