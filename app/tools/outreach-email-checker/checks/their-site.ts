import { findLinks } from '@/app/tools/outreach-email-checker/text/links'
import { tokensOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Finding, finding, type Letter, placesIn } from './findings'

const PAGE =
  '(?:page|post|article|guide|list|piece|comparison|review|tutorial|column|newsletter|roundup|story|table|chart|photo|podcast|episode|interview|series|collection|directory|map|history|calendar|route|glossary|timetable|essay|study|recipe|count|ranking|survey|test|guideline|index)s?'
const WORD = String.raw`[\p{L}\p{N}’'-]{1,30} `
/** Words that fit the page of anybody. */
const ANY = '(?:latest|recent|last|new|next|own|other|great|good|awesome|amazing|excellent|wonderful|fantastic|whole) '

const YOUR_PAGE = new RegExp(
  [
    String.raw`\byour (?:${WORD}){0,3}${PAGE} (?:on|about|of|for|from|in|to|with|called|titled|says|explains|lists|ends|stops|lacks|shows|has shown|left open|names|quotes|gives|[“"(])`,
    String.raw`\byou(?:[’']ve)? (?:argued|asked|covered|described|explained|listed|mentioned|named|noted|promised|published|quoted|recommended|reported|reviewed|showed|tested|warned|wrote)\b`,
    String.raw`\b(?:last week|last month|this week|this month|yesterday|[a-z]{3,6}day)[’']s ${PAGE}\b`,
    String.raw`\b(?:episode|issue|number) \d{1,4}\b`,
    // A title: a capital, and three words or more.
    String.raw`[“"]\p{Lu}[^“”"\n.!?]{0,30} [^“”"\n.!?]{1,30} [^“”"\n]{1,80}[”"]`,
    String.raw`\byour (?:guidelines|call for)\b`,
    String.raw`\byour (?!${ANY})(?:${WORD}){1,2}${PAGE}\b`,
  ].join('|'),
  'giu',
)

const SITE = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]{1,253})[^\s/?#]{0,10}([^\s?#]{0,2000})/i

/** Words of an address that say nothing about its page. */
const EMPTY_WORDS = new Set(
  'html htm php index page post posts blog article articles news category tag the and for with'.split(' '),
)
const LEAST_LETTERS = 4
/** So many words of its address tell a page from others. */
const ENOUGH_WORDS = 2

/** Whether the letter names the site that it goes to, or a page of it. `site` is a domain or an address, or empty. */
export function theirSiteFinding(letter: Letter, site: string): Finding {
  const [, host = '', path = ''] = SITE.exec(site.trim()) ?? []
  if (!host.includes('.')) return withoutSite(letter)

  const named = placesIn(letter, (text) => findName(text, host))
  const wanted = wordsOfPath(path)
  const words = placesIn(letter, (text) => findWords(text, wanted))
  const different = new Set(words.map(({ text }) => text.toLowerCase())).size
  if (wanted.size > 0 && different >= Math.min(ENOUGH_WORDS, wanted.size)) {
    return finding('fine', 'It mentions their page', 'These words are in the page’s URL and in the e-mail.', words)
  }
  if (named.length > 0) {
    return wanted.size > 0
      ? finding(
          'review',
          'It names their site, but not the page',
          `Nothing in the e-mail is about ${path}. Mention what is on that page.`,
          named,
        )
      : finding('fine', 'It names their site', 'Naming one of its pages by title is better still.', named)
  }
  return finding(
    'fix',
    'It names neither their site nor any of its pages',
    `Nothing in the e-mail is about ${host}. An e-mail that could go to anybody reads as if it did.`,
  )
}

/** The passages that speak of a page of the reader's. */
export function findTheirPages(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(YOUR_PAGE), ({ 0: found, index }) => ({ start: index, text: found }))
}

function withoutSite(letter: Letter): Finding {
  const places = placesIn(letter, findTheirPages)
  if (places.length > 0) return finding('fine', 'It mentions one of their pages', 'Is it the page you mean?', places)
  return finding(
    'review',
    'It names none of their pages',
    'Say which page you are writing about and what is on it. Enter its URL in the form to have the e-mail compared with it.',
  )
}

/** The domain, a link to it, or its name in words: `seed-notes.example` is also `Seed Notes`. */
function findName(text: string, host: string): { start: number; text: string }[] {
  const lower = host.toLowerCase()
  const links = findLinks(text).filter((link) => link.text.toLowerCase().includes(lower))
  const [label = ''] = lower.split('.')
  const spellings = [lower, label.replaceAll('-', ' '), label.replaceAll('-', '')]
    .filter((spelling) => spelling.length >= LEAST_LETTERS)
    .map((spelling) => tokensOf(spelling).map(({ word }) => word))
  const tokens = tokensOf(text)
  const found = tokens.flatMap((token, at) => {
    const named = spellings.find((words) => words.every((word, index) => tokens[at + index]?.word === word))
    const last = tokens[at + (named?.length ?? 0) - 1]
    return named && last ? [{ start: token.start, text: text.slice(token.start, last.end) }] : []
  })
  return [...links.map(({ start, text: link }) => ({ start, text: link })), ...found]
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

/** Ignores a plural s. */
function stem(word: string): string {
  return word.length > LEAST_LETTERS && word.endsWith('s') ? word.slice(0, -1) : word
}
