import { findSite } from '@/components/backlinks/find-site'
import { hostOf, isOnSite } from '@/components/backlinks/host-of'
import { writtenDomain } from '@/lib/domain/written-domain'
import type { AnchorType } from './anchor-types'
import { hasWords, isDistinctive, withoutSpaces } from './has-words'
import { isGeneric } from './is-generic'
import { normalise } from './normalise'
import { visibleText } from './visible-text'

export interface AnchorInputs {
  brands: readonly string[]
  keywords: readonly string[]
  /** Links to other sites are left out; empty keeps all links. */
  domain: string
  /** Whose export it is, by its file's name. */
  owner?: string
}

const URL_START = /^(?:https?:\/\/|www\.)\S+$/i
const HOST_AND_PATH =
  /^[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)*[.。．｡](?:\p{L}[\p{L}\p{M}]{1,24}|xn--[a-z\d-]{2,59})(?::\d+)?([/?#]\S*)?$/iu

/** How Search Console and other tools write a link without text, or one around a picture. */
const EMPTY = new Set(
  '|(empty)|<empty>|[empty]|(blank)|(none)|(no text)|[no text]|notext|no text|noanchor|no anchor|(no anchor)|no anchor text|(no anchor text)|<emptyanchor>|(not set)|-|[img]|[image]|(image)'.split(
    '|',
  ),
)
/** How programs write a cell without a value. In other capitals, the text could be a word or a name. */
const NO_VALUE = /^(?:NaN|nan|None|NULL|<NA>|#N\/A)$/
const IMAGE_TAG = /^<img\b[^<]*>$/i
/** A link whose text got lost. */
const LINK_TAG = /^<a\b[^<]*>$/i
const IMAGE_FILE = /^[^/\\]{1,120}\.(?:jpe?g|png|gif|webp|svg|avif|bmp|ico|tiff?)$/i
/** As of a footnote; a year is longer. */
const FOOTNOTE = /^\d{1,3}$/

/** Makes a function that finds an anchor's type. The first match wins; a keyword beside the brand is `brand`. */
export function createClassifier(inputs: AnchorInputs): (anchor: string, isImage: boolean) => AnchorType {
  const site = hostOf(inputs.domain)
  const brands = [...inputs.brands, ...brandOf(site)].flatMap(spellingsOf)
  const keywords = inputs.keywords.flatMap(spellingsOf)
  const exact = new Set(keywords.map(withoutSpaces))
  const keywordWords = keywords.map(meaningfulWords)

  return (anchor, isImage) => {
    const raw = withDecodedHosts(
      visibleText(anchor)
        .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
        .trim(),
    )
    if (isImage || isEmpty(raw)) return 'image or empty'
    if (LINK_TAG.test(raw) || isAddress(raw, site)) return 'naked URL'
    const spellings = spellingsOf(raw)
    // Signs alone, such as an arrow, point anywhere.
    if (spellings.length === 0) return 'generic'
    const some = (test: (text: string) => boolean) => spellings.some(test)
    if (some((text) => exact.has(withoutSpaces(text)))) return 'exact match'
    if (some((text) => brands.some((brand) => hasName(text, brand)))) return 'brand'
    if (some((text) => isGeneric(text) || FOOTNOTE.test(text))) return 'generic'
    if (some((text) => keywords.some((keyword) => hasWords(text, keyword)))) return 'partial match'
    return some((text) => hasAllOfOne(text, keywordWords)) ? 'partial match' : 'other'
  }
}

function isEmpty(text: string): boolean {
  return EMPTY.has(text.toLowerCase()) || NO_VALUE.test(text) || IMAGE_TAG.test(text) || IMAGE_FILE.test(text)
}

function withDecodedHosts(text: string): string {
  return text.replace(/xn--[a-z\d-]+/gi, (label) => writtenDomain(label.toLowerCase()))
}

/** Brackets, quotes, arrows and the like. */
const AROUND = /^[^\p{L}\p{N}/@#]+|[^\p{L}\p{M}\p{N}/]+$/gu

/** A bare name such as `Node.js` looks like a host, but its ending is none. */
function isAddress(anchor: string, site: string): boolean {
  // A search page writes the path as `a.com › b`.
  const text = anchor.replace(AROUND, '').replace(/ › /g, '/')
  if (URL_START.test(text)) return true
  const [whole, path] = HOST_AND_PATH.exec(text) ?? []
  if (whole === undefined) return false
  const host = hostOf(text)
  return isOnSite(host, site) || (path !== undefined && !/\s/.test(path)) || findSite(host) !== undefined
}

/** The normalised text, and the one with `ae` for `ä`, as people without umlauts type. Empty for signs alone. */
function spellingsOf(text: string): string[] {
  const plain = normalise(text)
  if (!/[\p{L}\p{N}]/u.test(plain)) return []
  const written = text.normalize('NFC')
  if (!/[äöü]/i.test(written)) return [plain]
  return [plain, normalise(written.replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`))]
}

const STOP_WORDS = new Set(
  (
    'a an and for from how in of on or the to with ' +
    'und wie fur fuer der die das den dem des mit von zu zum zur im am ' +
    'de la le les l d du des et en a au aux un une pour sur ' +
    'el los las y o para con del al por un una ' +
    'il lo gli i di da per nel nella e ' +
    'hoe het een van voor met op ' +
    'os as do da dos das em no na com ' +
    'jak i w z na do dla'
  ).split(' '),
)

function meaningfulWords(keyword: string): string[] {
  return keyword.split(' ').filter((word) => !STOP_WORDS.has(word))
}

/** Whether the text has all words of one of the lists, in any order. */
function hasAllOfOne(text: string, lists: readonly (readonly string[])[]): boolean {
  const words = text.split(' ')
  const hasOne = (one: string) => words.some((word) => isFormOf(word, one)) || hasWords(text, one)
  return lists.some((needed) => needed.length > 0 && needed.every(hasOne))
}

/** Endings by which forms of a word differ in the languages of the list of generic phrases. */
const ENDINGS = new Set(['', 's', 'es', 'n', 'en', 'e', 'x', 'r', 'er', 'em', 'ing'])
const LEAST_LETTERS = 3

/** The same word in the singular, the plural or another case. */
function isFormOf(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < LEAST_LETTERS) return false
  if (long.startsWith(short)) return ENDINGS.has(long.slice(short.length))
  // Italian changes the last vowel: piastrella, piastrelle.
  return short.length === long.length && short.length > LEAST_LETTERS + 1 && stemOf(short) === stemOf(long)
}

function stemOf(word: string): string {
  return word.replace(/[aeio]$/, '')
}

/** A shorter brand with an ending could be another word. */
const LEAST_LETTERS_OF_A_FORM = 6

/** A brand may have the ending of a genitive or of a compound: `Kletterkisten-Gutschein`. */
function hasName(text: string, brand: string): boolean {
  const mayEnd = brand.length >= LEAST_LETTERS_OF_A_FORM
  return hasWords(text, brand, (rest) => mayEnd && (rest === 's' || rest === 'n'))
}

/** The first label of the site's domain, as people write it. A short one matches other words. */
export function brandOf(host: string): string[] {
  const domain = findSite(host) ?? host.split('.').slice(-2).join('.')
  const [name = ''] = writtenDomain(domain).split('.')
  return isDistinctive(name) ? [name] : []
}
