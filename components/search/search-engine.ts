import MiniSearch, { type Query, type SearchResult } from 'minisearch'
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

/** One wrong letter in words from four letters on, two from eight on. */
const FUZZY = { fuzzy: (term: string) => term.length > 3 && 0.2, maxFuzzy: 2 }

/** From the strictest to the loosest: the first that finds something has the results. */
const attemptsAt = (query: string): readonly Query[] => [
  { combineWith: 'AND', queries: [query] },
  { combineWith: 'AND', queries: termsOf(query).map((term) => ({ combineWith: 'OR', queries: exchanged(term) })) },
  { combineWith: 'AND', ...FUZZY, queries: [query] },
  { combineWith: 'OR', queries: [query] },
]

/** A word, and what it is after two neighbouring letters change places. */
function exchanged(term: string): string[] {
  const pairs = [...term.slice(1)].map((_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2))
  return [term, ...pairs]
}

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
    for (const attempt of attemptsAt(query)) if (found.length === 0) found = search.search(attempt)
    return found.flatMap(({ id, terms }) => {
      const section = sections[id]
      return section ? { ...section, terms } : []
    })
  }
}
