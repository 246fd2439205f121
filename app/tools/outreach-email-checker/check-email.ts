import { askFinding, findAsks } from './asks'
import { findPhrases } from './find-phrases'
import { type Finding, finding, type Letter, type Place, placesIn, sortFindings, type Verdict } from './findings'
import { repetitionFindings } from './follow-up'
import { findLinks, type LinkFault, withoutLinks } from './links'
import { findGaps, findMergeTags } from './merge-tags'
import { personFinding } from './persons'
import { easeInWords, readingEase } from './reading-ease'
import { senderFindings } from './sender'
import { theirSiteFinding } from './their-site'
import { charactersOf, wordsOf } from './words'

export interface EmailCheck {
  subjectCharacters: number
  bodyWords: number
  /** Flesch reading ease; undefined for a short text. */
  ease: number | undefined
  links: number
  asks: number
  /** In the order of `verdicts`. */
  findings: Finding[]
}

const LONG_SUBJECT = 70
const LONG_BODY_WORDS = 200
const SHORT_BODY_WORDS = 20
const MANY_LINKS = 2
const HARD_EASE = 50

/** Finds what an editor or a spam filter may dislike about a letter. `site` is whom it is for: an address, or empty. */
export function checkEmail(subject: string, body: string, site = ''): EmailCheck {
  const letter = { subject, body }
  const subjectCharacters = charactersOf(subject.trim()).length
  const bodyWords = wordsOf(body).length
  const ease = readingEase(body)
  const findings = [
    ...mergeFieldFindings(letter),
    ...subjectFindings(subject, subjectCharacters),
    lengthFinding(bodyWords),
    ...(bodyWords > 0
      ? [theirSiteFinding(letter, site), askFinding(letter), ...senderFindings(letter), ...personFinding(letter)]
      : []),
    ...easeFindings(ease),
    ...linkFindings(body),
    phraseFinding(letter),
    ...emphasisFindings(letter),
  ]
  return {
    subjectCharacters,
    bodyWords,
    ease,
    links: findLinks(body).length,
    asks: findAsks(body).length,
    findings: sortFindings(findings),
  }
}

/** Checks a later letter of a thread, against those before it. */
export function checkFollowUp(earlier: readonly string[], body: string): Finding[] {
  const letter = { subject: '', body }
  return sortFindings([
    ...repetitionFindings(earlier, body),
    ...mergeFieldFindings(letter),
    ...linkFindings(body),
    phraseFinding(letter),
    ...emphasisFindings(letter),
  ])
}

function mergeFieldFindings(letter: Letter): Finding[] {
  const tags = placesIn(letter, findMergeTags)
  const gaps = placesIn(letter, findGaps)
  const found: Finding[] = []
  if (tags.length > 0) {
    found.push(
      finding(
        'mend',
        tags.length === 1 ? 'One merge field is not filled in' : `${tags.length} merge fields are not filled in`,
        'If your mail tool fills them, check that every row of your list has a value, or that the field has a fallback.',
        tags,
      ),
    )
  }
  if (gaps.length > 0) {
    found.push(finding('mend', 'A name is missing', 'A merge field came out empty here, or with a placeholder.', gaps))
  }
  return found.length > 0
    ? found
    : [finding('fine', 'No merge field is left open', 'And no greeting has lost its name.')]
}

function subjectFindings(subject: string, characters: number): Finding[] {
  if (characters === 0)
    return [finding('mend', 'There is no subject', 'Many people delete a letter that has no subject, unread.')]
  const found: Finding[] = []
  if (characters > LONG_SUBJECT) {
    found.push(
      finding(
        'look',
        `The subject has ${characters} characters`,
        'Most inboxes cut it. Put what matters into its first 40.',
      ),
    )
  }
  if (/^\s*(?:re|fwd?|aw)\s*:/i.test(subject)) {
    found.push(
      finding(
        'look',
        'The subject pretends to be a reply',
        'Right for a real follow-up in the same thread. In a first letter it is a trick, and CAN-SPAM forbids deceptive subjects.',
      ),
    )
  }
  return found
}

function lengthFinding(words: number): Finding {
  const title = `The text has ${words} words`
  if (words === 0) return finding('mend', 'There is no text', 'Paste the body of the letter.')
  if (words < SHORT_BODY_WORDS) {
    return finding('look', title, 'Is it clear who writes, why to this editor, and what is asked?')
  }
  if (words > LONG_BODY_WORDS) {
    return finding('look', title, 'A stranger reads the first screen of a phone. Cut to one reason and one question.')
  }
  return finding('fine', title, 'Short enough to be read, long enough to say something.')
}

function easeFindings(ease: number | undefined): Finding[] {
  if (ease === undefined) return []
  const title = `Reading ease ${Math.round(ease)}: ${easeInWords(ease)}`
  return ease < HARD_EASE
    ? [finding('look', title, 'Long sentences and long words. Split the longest sentence first.')]
    : [finding('fine', title, 'Flesch’s formula, for English.')]
}

const FAULTS: Record<LinkFault, [Verdict, string, string]> = {
  shortened: [
    'mend',
    'A shortened link',
    'Its target cannot be seen, and spammers use the same services. Write the real address.',
  ],
  'not encrypted': ['look', 'A link without https', 'Some mail programs warn of it.'],
  'tracking parameters': [
    'look',
    'A link with tracking parameters',
    'It shows that the letter is part of a campaign. The plain address leads to the same page.',
  ],
}

function linkFindings(body: string): Finding[] {
  const links = findLinks(body).map((link) => ({ ...link, part: 'body' as const }))
  const faults = (Object.keys(FAULTS) as LinkFault[]).flatMap((fault) => {
    const places = links.filter((link) => link.faults.includes(fault))
    const [verdict, title, detail] = FAULTS[fault]
    return places.length > 0 ? [finding(verdict, title, detail, places)] : []
  })
  if (links.length > MANY_LINKS) {
    const advice = 'One is enough for a first letter: the page that you write about.'
    return [...faults, finding('look', `${links.length} links`, advice, links)]
  }
  return faults.length > 0 || links.length === 0
    ? faults
    : [finding('fine', 'Few links, none hidden', 'Nothing about them stands out.')]
}

function phraseFinding(letter: Letter): Finding {
  const found = placesIn(letter, findPhrases)
  const different = new Set(found.map(({ phrase }) => phrase)).size
  if (different === 0) return finding('fine', 'No phrase from mass mail', 'None of the listed ones, at least.')
  return finding(
    'look',
    different === 1 ? 'One phrase known from mass mail' : `${different} phrases known from mass mail`,
    'A word alone rarely decides whether a letter is filtered; the sender’s record does. People notice them, though.',
    found,
  )
}

function emphasisFindings(letter: Letter): Finding[] {
  // Most short words in capitals are names: SEO, HTML, NASA.
  const capitals = placesIn(letter, (text) => findAll(withoutLinks(text), /\b\p{Lu}{5,}\b/gu))
  const marks = placesIn(letter, (text) => findAll(withoutLinks(text), /!+/g))
  const count = marks.reduce((sum, { text }) => sum + text.length, 0)
  const found: Finding[] = []
  if (capitals.length > 0)
    found.push(finding('look', 'Words in capitals', 'They read as shouting, unless they are names.', capitals))
  if (count > marks.length || count > 2 || marks.some(({ part }) => part === 'subject')) {
    found.push(
      finding(
        'look',
        count === 1 ? 'An exclamation mark in the subject' : `${count} exclamation marks`,
        'One in the text is plenty; the subject needs none.',
        marks,
      ),
    )
  }
  return found
}

function findAll(text: string, pattern: RegExp): Omit<Place, 'part'>[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, text: found }))
}
