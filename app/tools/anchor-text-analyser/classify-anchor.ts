import type { AnchorType } from './anchor-types'
import { hostOf, isOnSite } from './host-of'

export interface AnchorInputs {
  brands: readonly string[]
  keywords: readonly string[]
  /** Links to other sites are left out; empty keeps all links. */
  domain: string
}

const GENERIC = new Set(
  (
    'click here|here|this|this page|this site|this website|this article|this post|this link|link|more|read more|learn more|' +
    'find out more|see more|more info|more information|info|details|website|visit|visit website|visit site|' +
    'visit the website|web site|site|homepage|home|page|source|via|article|post|blog|check it out|go|continue reading|' +
    'read|view|see|see here|download|official site|official website|url|reference|hier|mehr|weiterlesen|quelle|' +
    'webseite|aquí|ici|en savoir plus|qui|leggi di più'
  ).split('|'),
)

const URL_START = /^(?:https?:\/\/|www\.)\S+$/i
const HOST_AND_PATH = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(?::\d+)?(?:[/?#]\S*)?$/u

/** How Search Console and other tools write a link without text. */
const EMPTY = new Set(['', '(empty)', '<empty>', '(no text)', 'noanchor', '<emptyanchor>', '(not set)', '-'])

/** Makes a function that finds an anchor's type. The first match wins; a keyword beside the brand is `brand`. */
export function createClassifier(inputs: AnchorInputs): (anchor: string, isImage: boolean) => AnchorType {
  const site = hostOf(inputs.domain)
  const brandTexts = [...inputs.brands, ...brandOf(site)].map(normalise).filter(Boolean)
  const keywordTexts = inputs.keywords.map(normalise).filter(Boolean)
  const exact = new Set(keywordTexts)
  const keywordWords = keywordTexts.map(withoutStopWords)

  return (anchor, isImage) => {
    const text = normalise(anchor)
    if (isImage || text === '' || EMPTY.has(anchor.trim().toLowerCase())) return 'image or empty'
    if (isAddress(anchor.trim(), site)) return 'naked URL'
    if (exact.has(text)) return 'exact match'
    if (brandTexts.some((brand) => hasWords(text, brand) || withoutSpaces(text) === withoutSpaces(brand)))
      return 'brand'
    if (GENERIC.has(text)) return 'generic'
    const words = new Set(text.split(' '))
    if (keywordTexts.some((keyword) => hasWords(text, keyword))) return 'partial match'
    if (keywordWords.some((needed) => needed.length > 0 && needed.every((word) => hasStem(words, word)))) {
      return 'partial match'
    }
    return 'other'
  }
}

/** Given a site, a bare host counts only if it is on the site: `Node.js` looks like a host too. */
function isAddress(anchor: string, site: string): boolean {
  if (URL_START.test(anchor)) return true
  return HOST_AND_PATH.test(anchor) && (site === '' || isOnSite(hostOf(anchor), site))
}

/** More characters than any anchor has. Normalising takes quadratic time in combining marks. */
const MAX_CHARACTERS = 2_000

/** Lower case, with single spaces in place of punctuation. */
export function normalise(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#]+/gu, ' ')
    .trim()
}

const STOP_WORDS = new Set('a an and for from in of on or the to with und für der die das de la le'.split(' '))

function withoutStopWords(keyword: string): string[] {
  return keyword.split(' ').filter((word) => !STOP_WORDS.has(word))
}

/** Ignores a plural s. */
function hasStem(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || words.has(`${word}s`) || (word.endsWith('s') && words.has(word.slice(0, -1)))
}

function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** The domain's first label, if it has more than three letters: shorter ones match other words. */
function brandOf(site: string): string[] {
  const [name = ''] = site.split('.')
  return name.length > 3 ? [name, name.replaceAll('-', ' ')] : []
}
