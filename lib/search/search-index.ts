import { indexedPages } from '@/lib/site/pages'
import { sectionsOf } from './sections'
import { termsOf } from './terms'

/** The pages of the documentation, the tools and the guides. */
export type SearchIndex = [path: string, title: string, sections: IndexedSection[]][]

/** A section without its whole text, so that it loads quickly: `others` are the words after the excerpt, sorted. */
type IndexedSection = [id: string, heading: string, excerpt: string, others: string]

const EXCERPT_CHARACTERS = 160

/** The pages whose sections a search finds. Old news would only stand before what is true today. */
export const searchedPages = indexedPages().filter(({ path, section }) => section !== 'site' && path !== '/changelog')

/** `htmls` has the HTML of each page by its path. */
export function searchIndex(htmls: ReadonlyMap<string, string>): SearchIndex {
  return searchedPages.map(({ path, title }) => [path, title, sectionsOf(htmls.get(path) ?? '').map(indexed)])
}

function indexed({ id, heading, text }: ReturnType<typeof sectionsOf>[number]): IndexedSection {
  const excerpt = excerptOf(text)
  const seen = new Set([...termsOf(heading), ...termsOf(excerpt)])
  const others = new Set(termsOf(text).filter((term) => !seen.has(term)))
  return [id, heading, excerpt, [...others].toSorted().join(' ')]
}

/** The beginning of a text, up to the end of a word. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_CHARACTERS))} …`
}
