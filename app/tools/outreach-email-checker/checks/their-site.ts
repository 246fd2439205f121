import { findLinks } from '@/app/tools/outreach-email-checker/text/links'
import { findAll, tokensOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, fine, placesIn, review } from './findings'

const PAGE =
  '(?:page|post|article|guide|list|piece|comparison|review|tutorial|column|newsletter|roundup|story|table|chart|photo|podcast|episode|interview|series|collection|directory|map|history|calendar|route|glossary|timetable|essay|study|recipe|count|ranking|survey|test|guideline|index|timeline|section|gallery|checklist|explainer|database|walkthrough|calculator|entry)s?'
const WORD = String.raw`[\p{L}\p{N}’'-]{1,30} `
/** Words that fit the page of anybody. */
const ANY = '(?:latest|recent|last|new|next|own|other|great|good|awesome|amazing|excellent|wonderful|fantastic|whole) '

/** The passages that speak of a page of the reader's. */
export const YOUR_PAGE = new RegExp(
  [
    String.raw`\byour (?:${WORD}){0,3}${PAGE} (?:on|about|of|for|from|in|to|with|called|titled|says|explains|lists|ends|stops|lacks|shows|has shown|left open|names|quotes|gives|[“"(])`,
    String.raw`\byou(?:[’']ve)? (?:argued|asked|covered|described|explained|listed|mentioned|named|noted|promised|published|quoted|recommended|reported|reviewed|showed|tested|warned|wrote)\b`,
    String.raw`\b(?:last week|last month|this week|this month|yesterday|[a-z]{3,6}day)[’']s ${PAGE}\b`,
    String.raw`\b(?:episode|issue|number) \d{1,4}\b`,
    // A title: a capital, and three words or more.
    String.raw`[“"„]\p{Lu}[^“”„"\n.!?]{0,30} [^“”„"\n.!?]{1,30} [^“”„"\n]{1,80}[“”"]`,
    String.raw`«\s?\p{Lu}[^«»\n.!?]{0,30} [^«»\n.!?]{1,30} [^«»\n]{1,80}»`,
    String.raw`\byour (?:guidelines|call for)\b`,
    String.raw`\byour (?!${ANY})(?:${WORD}){1,2}${PAGE}\b`,
    // “Your equality cheat sheet says …” A team or a site as a whole does such things, too.
    String.raw`\byour (?:${WORD}){1,3}(?<!\b(?:site|website|blog|team|company|business|audience|readers) )(?:cites|claims|divides|gives|lists|mentions|names|prints|quotes|recommends|says|sends|shows|still)\b`,
  ].join('|'),
  'giu',
)

/** Of a host (RFC 1035). */
const MAX_LABEL = 63

const SITE = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]{1,253})[^\s/?#]{0,10}([^\s?#]{0,2000})/i

/** Words of an address that say nothing about its page. */
const EMPTY_WORDS = new Set(
  'html htm php index page post posts blog article articles news category tag the and for with'.split(' '),
)
const LEAST_LETTERS = 4
/** The words of an address that a page is known by. */
const ENOUGH_WORDS = 2

/** Whether the e-mail names the site that it goes to, or a page of it. `site` is a domain or an address, or empty. */
export function theirSiteFinding(email: Email, site: string): Finding {
  const [, host = '', path = ''] = SITE.exec(site.trim()) ?? []
  const pages = placesIn(email, (text) => findAll(text, YOUR_PAGE))
  if (!host.includes('.')) {
    if (pages.length > 0) return fine('It mentions one of their pages', 'Is it the page you mean?', pages)
    return review(
      'It names none of their pages',
      'Say which page you are writing about and what is on it. Enter its URL in the form to have the e-mail compared with it.',
    )
  }
  const wanted = wordsOfPath(path)
  const words = placesIn(email, (text) => findWords(text, wanted))
  const different = new Set(words.map(({ text }) => text.toLowerCase())).size
  if (wanted.size > 0 && different >= Math.min(ENOUGH_WORDS, wanted.size))
    return fine('It mentions their page', 'These words are in the page’s URL and in the e-mail.', words)

  const named = placesIn(email, (text) => findName(text, host))
  if (named.length > 0 && wanted.size === 0)
    return fine('It names their site', 'Naming one of its pages by title is better still.', named)
  // Many URLs say nothing about their page, so a page may be named in other words.
  if (pages.length > 0) return fine('It mentions one of their pages', 'Is it the page you mean?', pages)
  if (named.length > 0) {
    return review(
      'It names their site, but not the page',
      `The words of ${path} are not in the e-mail. Mention what is on that page.`,
      named,
    )
  }
  return review(
    'It names neither their site nor any of its pages',
    'We found neither the site’s name nor words from its URL. An e-mail that could go to anybody reads as if it did.',
  )
}

/** Labels of many hosts, which name none. */
const ANY_LABEL = new Set('blog blogs www shop store news docs help support community forum wiki info mail'.split(' '))

/** The domain, a link to it, or its name in words: `salt-and-oak.example` is also `Salt & Oak`. */
function findName(text: string, host: string): { start: number; text: string }[] {
  const lower = host.toLowerCase()
  const links = findLinks(text).filter((link) => link.text.toLowerCase().includes(lower))
  const labels = lower
    .split('.')
    .slice(0, -1)
    .filter((label) => !ANY_LABEL.has(label))
  const joined = labels.map((label) => label.replaceAll('-', ''))
  // “  // People write & without the word.” in a text is not among its words.
  const names = new Set([...joined, ...joined.map((name) => name.replace('and', ''))])
  const longest = Math.min(MAX_LABEL, Math.max(0, ...[...names].map(({ length }) => length)))
  const tokens = tokensOf(text)
  const found = tokens.flatMap((token, at) => {
    let name = ''
    for (let last = at; name.length < longest; last++) {
      const next = tokens[last]
      if (!next) break
      name += next.word.replaceAll("'", '')
      if (name.length >= LEAST_LETTERS && names.has(name))
        return [{ start: token.start, text: text.slice(token.start, next.end) }]
    }
    return []
  })
  return [...links, ...findAll(text, literal(host)), ...found]
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi')
}

function wordsOfPath(path: string): Set<string> {
  const words = tokensOf(path.replace(/[-_/.]+/g, ' ')).map(({ word }) => stem(word))
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word)))
}

function findWords(text: string, wanted: ReadonlySet<string>): { start: number; text: string }[] {
  return tokensOf(text)
    .filter(({ word }) => wanted.has(stem(word)))
    .map(({ start, end }) => ({ start, text: text.slice(start, end) }))
}

/** Ignores accents, which URLs leave out, and a plural s. */
function stem(accented: string): string {
  const word = accented.normalize('NFD').replace(/\p{M}/gu, '')
  return word.length > LEAST_LETTERS && word.endsWith('s') ? word.slice(0, -1) : word
}
