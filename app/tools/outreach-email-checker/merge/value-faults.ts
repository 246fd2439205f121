import { readFieldName } from '@/app/tools/outreach-email-checker/text/field-names'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { titleKey } from '@/components/sheet/reading/titles'
import { siteOf } from '@/lib/domain/site-of'
import type { Kind } from './column-kinds'
import { isRole, TITLED } from './no-names'

export interface About {
  kind: Kind
  isInSentence?: boolean
  /** The name of the column. */
  title: string
  /** The row's values in columns of other kinds, each with the name of its column. */
  others: readonly { title: string; kind: Kind; value: string }[]
}

export const EMPTY = 'Empty'

/** A longer value is a text, which is only looked at from its beginning. */
const MAX_CHARACTERS = 500

const NAMES = new Set<Kind>(['first', 'last', 'full'])

const MISSING =
  /^(?:[-–—_.?*/]+|n\/a|n\.a\.?|#n\/?a|#(?:ref|value|name|null|num|div\/0)[!?]|null|NULL|NaN|NA|na|undefined|\(?(?:none|blank|empty|unknown|missing|no name|not (?:found|available|set|known)|tb[ad])\)?|unbekannt|inconnue?|desconocid[oa]|onbekend|k\. ?a\.|\[object object\]|x{2,})$/i
/** Also written with a capital, these are people's names. */
const ALSO_A_NAME = /^(?:Na|Null|Nan)$/
const EMAIL = /\S@\S/
const URL_START = /^(?:https?:\/\/|www\.)/i
const RAW_URL = /(?:^|[\s("“])(?:https?:\/\/|www\.)\S/i
const PATH = /^\S{1,300}[/?]\S/
const TRACKED = /[?&](?:utm_\w|gclid=|fbclid=|mc_cid=)/i
/** Short words in capitals are names: `BBC News`, `IKEA`. */
const SHOUTED = /\p{Lu}{7}|\p{Lu}{5}.*\s|\s.*\p{Lu}{5}/u
const HOST = /^(?:[\p{L}\d-]{2,}\.)+[a-z]{2,}(?:\/\S*)?$/u
const ENTITY = /&(?:[a-z]{2,10}|#\d{2,6}|#x[\da-f]{2,6});|<\/?[a-z]{1,10}(?:\s[^<>]{0,100})?\/?>/i
/** UTF-8 that was read as Windows-1252 or Latin-1, and characters that could not be read. */
const DAMAGED =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â[€\u0080][\u0080-\u00bf™œ“”˜¦]?|[ÐÑ][\u0080-\u00bf°±²³´µ¶·¸¹º»¼½¾‚ƒ„…†‡ˆ‰]|ï¿½|ï»¿|\ufffd/
/** Signs in names, also of scripts that join or part letters by marks of their own. */
const NAME_SIGNS = /[\p{L}\p{M}\s'’‘ʼ`´.\-‐‑–·・&־׳״་\u00ad\u200c-\u200f]/gu
const SUFFIX = /, ?(?:jr|sr|ph\.?d|m\.?d|esq|mba|ii|iii|iv)\.?$/i
const INITIAL = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\.?$/u
const INITIALS = /^(?:\p{Lu}\.[\s-]?){2,4}$/u
/** Capitals of Georgian are a style. */
const UNCASED = /\p{Script=Georgian}/gu

/** What is wrong with a value, for an e-mail that somebody reads. Empty where nothing is. */
export function faultsOf(value: string, about: About): string[] {
  const text = value.slice(0, MAX_CHARACTERS)
  if (text.trim() === '') return [EMPTY]
  const found = [contentFault(text.trim(), about)]
  if (text !== text.trim() && value.trim() !== value) found.push('A space before or after it')
  if (/\S[\r\n]+\s*\S/.test(text)) found.push('Contains a line break')
  else if (/\S\s{2,}\S/.test(text)) found.push('Two spaces in a row')
  return found.filter((fault) => fault !== undefined)
}

/** The first fault is enough: a mailbox in place of a name need not be written in capitals. */
function contentFault(text: string, about: About): string | undefined {
  const { kind, title, isInSentence } = about
  if (MISSING.test(text) && !(NAMES.has(kind) && ALSO_A_NAME.test(text))) return 'A stand-in for a missing value'
  if (isPlaceholder(text, title)) return 'A field’s name in place of a value'
  if (DAMAGED.test(text)) return 'Damaged characters'
  if (ENTITY.test(text)) return 'Contains HTML'
  if (NAMES.has(kind)) return nameFault(text, about)
  if (kind === 'email') return /^\S+@\S+\.\S+$/.test(text) ? undefined : 'Not an e-mail address'
  if (EMAIL.test(text) && (kind === 'site' || kind === 'organisation')) return 'An e-mail address'
  if (kind === 'organisation' && URL_START.test(text)) return 'A URL'
  if (TRACKED.test(text)) return 'Tracking parameters'
  if (!isInSentence || kind === 'page') return undefined
  if (RAW_URL.test(text) || (kind === 'site' && PATH.test(text))) return 'A raw URL in a sentence'
  return SHOUTED.test(text) ? caseFault(text) : undefined
}

function isPlaceholder(text: string, title: string): boolean {
  if (titleKey(text) === titleKey(title) && titleKey(title) !== '') return true
  const inside = text.replace(/^[^\p{L}]{1,3}|[^\p{L}]{1,3}$/gu, '')
  return readFieldName(inside) === 'certain' || findMergeFields(text).some(({ isCertain }) => isCertain)
}

function nameFault(text: string, { kind, others }: About): string | undefined {
  if (EMAIL.test(text)) return 'An e-mail address'
  if (isUrl(text)) return 'A URL'
  if (isRole(text, kind)) return 'A role or a team'
  if (kind === 'first' && TITLED.test(text)) return 'A title before the name'
  const last = others.find((one) => one.kind === 'last')?.value.trim() ?? ''
  if (kind === 'first' && last !== '' && text !== last && text.toLowerCase().endsWith(` ${last.toLowerCase()}`))
    return 'The full name'
  const same = sameAs(text, kind, others)
  if (same !== undefined) return `The same as “${same}”`
  if (/\p{Nd}/u.test(text)) return 'Contains digits'
  if (hasSymbols(text, kind)) return 'Contains symbols or an emoji'
  if (kind === 'first' && INITIAL.test(text)) return 'Only an initial'
  return caseFault(text)
}

function isUrl(text: string): boolean {
  return URL_START.test(text) || (HOST.test(text) && siteOf(text).domain !== undefined)
}

function hasSymbols(text: string, kind: Kind): boolean {
  const written = kind === 'first' ? text : text.replace(SUFFIX, '').replace(/["“”„«»()]/g, '')
  return written.replace(NAME_SIGNS, '') !== ''
}

function caseFault(text: string): string | undefined {
  const letters = text.replace(UNCASED, '').match(/[\p{Lu}\p{Ll}]/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  if (letters.length > 0 && capitals === 0) return 'No capital letter'
  // `AJ` and `J.R.R.` are names.
  return letters.length > 2 && capitals === letters.length && !INITIALS.test(text) ? 'All in capitals' : undefined
}

const OF_SITES = new Set<Kind>(['organisation', 'site', 'page', 'title'])
const SITE_WORD =
  /\b(?:blog|notes?|news|magazine|journal|media|studio|shop|store|agency|digital|guide|review|times|post|weekly|daily|inc|llc|ltd|gmbh|the|and)\b/i

/** The name of the column with the same value. Many blogs are called as who writes them, so that needs more to tell. */
function sameAs(text: string, kind: Kind, others: About['others']): string | undefined {
  const key = titleKey(text)
  const words = text.split(/\s+/).length
  const same = others.find(
    ({ kind, value }) => OF_SITES.has(kind) && namesIn(value).some((one) => titleKey(one) === key),
  )
  if (!same || key === '') return undefined
  if (kind !== 'first') return words === 1 || SITE_WORD.test(text) ? same.title : undefined
  const isPersons = others.some(
    ({ kind, value }) =>
      (kind === 'last' && value.trim() !== '') ||
      (kind === 'email' && titleKey(value.split('@')[0] ?? '').startsWith(key)),
  )
  return words === 1 && isPersons ? undefined : same.title
}

/** A value as it is, and `gardennotes.example` and `gardennotes` of `https://www.gardennotes.example/about`. */
function namesIn(value: string): string[] {
  const [host = ''] = value
    .trim()
    .slice(0, MAX_CHARACTERS)
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/')
  return [value, host, host.split('.')[0] ?? '']
}
