import type { Region } from './regions'

export type EngineId = 'google' | 'bing' | 'duckduckgo'

export interface Engine {
  id: EngineId
  name: string
  /** The engine's own list of operators. */
  help: string
  inTitle: string
  /** These three are undefined if the engine has no such operator. */
  inUrl?: string
  inText?: string
  after?: string
  /** Whether `OR` between terms in brackets is documented. */
  hasOr: boolean
  /** Whether `site:` is documented for an ending alone, such as `site:.de`. */
  hasEndings: boolean
  /** A region is an operator of the query, or a parameter of the address. */
  regionOperator?: (region: Region) => string
  regionParameter?: (region: Region) => string
  searchUrl: string
}

/** The operators of each engine. `intitle:`, `inurl:` and `intext:` work on Google but are not on its help page. */
export const engines: readonly Engine[] = [
  {
    id: 'google',
    name: 'Google',
    help: 'https://support.google.com/websearch/answer/2466433',
    inTitle: 'intitle:',
    inUrl: 'inurl:',
    inText: 'intext:',
    after: 'after:',
    hasOr: true,
    hasEndings: true,
    // What the region of Google's advanced search puts into the address.
    regionParameter: ({ code }) => `&cr=country${code}`,
    searchUrl: 'https://www.google.com/search?q=',
  },
  {
    id: 'bing',
    name: 'Bing',
    help: 'https://support.microsoft.com/en-us/topic/advanced-search-keywords-ea595928-5d63-4a0b-9c6b-0b769865e78a',
    inTitle: 'intitle:',
    inText: 'inbody:',
    hasOr: true,
    hasEndings: true,
    regionOperator: ({ code }) => `loc:${code}`,
    searchUrl: 'https://www.bing.com/search?q=',
  },
  {
    id: 'duckduckgo',
    name: 'DuckDuckGo',
    help: 'https://duckduckgo.com/duckduckgo-help-pages/results/syntax/',
    inTitle: 'intitle:',
    inUrl: 'inurl:',
    hasOr: false,
    hasEndings: false,
    regionParameter: ({ duckDuckGo }) => `&kl=${duckDuckGo}`,
    searchUrl: 'https://duckduckgo.com/?q=',
  },
]

export function findEngine(id: EngineId): Engine {
  const engine = engines.find((one) => one.id === id)
  if (!engine) throw new Error(`Unknown search engine: ${id}.`)
  return engine
}
