import type { LanguageCode } from './languages'
import type { Region } from './regions'

export type EngineId = 'google' | 'bing' | 'duckduckgo'

export interface Engine {
  id: EngineId
  name: string
  /** The engine's own list of operators. */
  help: string
  /** How much of a query the engine reads. */
  limit?: { words: number; inWords: string; source: string }
  inTitle: string
  /** These two are undefined if the engine has no such operator. */
  inUrl?: string
  inText?: string
  /** Not before a day, as an operator of the query or a parameter of the address; days are YYYY-MM-DD. */
  afterOperator?: (day: string) => string
  afterParameter?: (day: string, today: string) => string
  /** How dates can be filtered where neither can do it. */
  dateNote?: string
  /** Whether `OR` between terms in brackets is documented. */
  hasOr: boolean
  /** Whether `site:` is documented for an ending alone, such as `site:.de`. */
  hasEndings: boolean
  /** A region is an operator of the query, or a parameter of the address. */
  regionOperator?: (region: Region) => string
  regionParameter?: (region: Region, language: LanguageCode) => string
  searchUrl: string
}

/** The day on which the sources of limits and operators were read. */
export const SOURCES_READ = '2026-11-24'

/** The operators of each engine. `intitle:`, `inurl:` and `intext:` work on Google but are not on its help page. */
export const engines: readonly Engine[] = [
  {
    id: 'google',
    name: 'Google',
    help: 'https://support.google.com/websearch/answer/2466433',
    // Google publishes it in the notice above the results of a longer query alone.
    limit: {
      words: 32,
      inWords: 'the first 32 words',
      source: 'https://en.wikisource.org/wiki/Page:Untangling_the_Web.pdf/59',
    },
    inTitle: 'intitle:',
    inUrl: 'inurl:',
    inText: 'intext:',
    // https://nullhandle.org/blog/2022-11-29-subtleties-of-the-google-date-search-operators.html quotes the announcement.
    afterOperator: (day) => `after:${day}`,
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
    limit: {
      words: 10,
      inWords: 'the first ten terms',
      source: 'https://help.bing.microsoft.com/apex/index/18/ta/10002',
    },
    inTitle: 'intitle:',
    inText: 'inbody:',
    dateNote:
      'Bing does not document a date filter, so its queries leave out the year. Set it under “Any time” above the results.',
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
    // The address that its own “Custom date range” makes: https://deno.land/x/serpapi@0.0.5/src/engines/duckduckgo.ts?source
    afterParameter: (day, today) => `&df=${day}..${today}`,
    hasOr: false,
    hasEndings: false,
    // https://duckduckgo.com/duckduckgo-help-pages/settings/params/
    regionParameter: ({ duckDuckGo }, language) =>
      `&kl=${duckDuckGo.find((name) => name.endsWith(`-${language}`)) ?? duckDuckGo[0]}`,
    searchUrl: 'https://duckduckgo.com/?q=',
  },
]

export function findEngine(id: string): Engine {
  const engine = engines.find((one) => one.id === id)
  if (!engine) throw new Error(`Unknown search engine: ${id}.`)
  return engine
}
