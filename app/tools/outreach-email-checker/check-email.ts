import { findLinks, type LinkFault } from './links'
import { findGaps, findMergeTags } from './merge-tags'
import { easeInWords, readingEase } from './reading-ease'
import { findTriggerWords } from './trigger-words'
import { charactersOf, withoutLinks, wordsOf } from './words'

/** `mend` before sending; `look` and decide; `fine` as it is. */
export type Verdict = 'mend' | 'look' | 'fine'

export interface Finding {
  verdict: Verdict
  title: string
  detail: string
  /** The places in the text that it is about, as they stand there. */
  places: string[]
}

export interface EmailCheck {
  subjectCharacters: number
  subjectWords: number
  bodyCharacters: number
  bodyWords: number
  /** Flesch reading ease; undefined where the text is too short for one. */
  ease: number | undefined
  links: number
  /** What to mend first, then what to look at, then what is fine. */
  findings: Finding[]
}

const LONG_SUBJECT = 70
const LONG_BODY_WORDS = 200
const SHORT_BODY_WORDS = 20
const MANY_LINKS = 2
const HARD_EASE = 50

const ORDER: Record<Verdict, number> = { mend: 0, look: 1, fine: 2 }

/** Reads an outreach letter as an editor and a filter may. */
export function checkEmail(subject: string, body: string): EmailCheck {
  const subjectCharacters = charactersOf(subject.trim()).length
  const bodyWords = wordsOf(body).length
  const ease = readingEase(body)
  const links = findLinks(body)
  const findings = [
    ...fields(subject, body),
    ...subjectFindings(subject, subjectCharacters),
    length(bodyWords),
    ...easeFindings(ease),
    ...linkFindings(links),
    triggers(`${subject}\n${body}`),
    ...emphasis(subject, body),
  ]
  return {
    subjectCharacters,
    subjectWords: wordsOf(subject).length,
    bodyCharacters: charactersOf(body.trim()).length,
    bodyWords,
    ease,
    links: links.length,
    findings: findings.toSorted((a, b) => ORDER[a.verdict] - ORDER[b.verdict]),
  }
}

function fields(subject: string, body: string): Finding[] {
  const tags = [subject, body].flatMap((text) => findMergeTags(text).map((tag) => tag.text))
  const gaps = [subject, body].flatMap(findGaps)
  if (tags.length + gaps.length === 0) {
    return [
      {
        verdict: 'fine',
        title: 'No merge field is left open',
        detail: 'And no greeting has lost its name.',
        places: [],
      },
    ]
  }
  return [
    ...(tags.length > 0
      ? [
          finding(
            'mend',
            tags.length === 1 ? 'One merge field is not filled in' : `${tags.length} merge fields are not filled in`,
            'If your mail tool fills them, check that every row of your list has a value, and that a missing one has a fallback.',
            tags,
          ),
        ]
      : []),
    ...(gaps.length > 0
      ? [finding('mend', 'A name is missing', 'A merge field came out empty here, or with a placeholder.', gaps)]
      : []),
  ]
}

function subjectFindings(subject: string, characters: number): Finding[] {
  if (characters === 0)
    return [finding('mend', 'There is no subject', 'Many people delete a letter without one unread.')]
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
        'The subject poses as an answer',
        'Right for a real follow-up in the same thread. In a first letter it is a trick, and CAN-SPAM forbids deceptive subjects.',
      ),
    )
  }
  return found
}

function length(words: number): Finding {
  if (words === 0) return finding('mend', 'There is no text', 'Paste the body of the letter.')
  if (words < SHORT_BODY_WORDS) {
    return finding(
      'look',
      `The text has ${words} words`,
      'Is it clear who writes, why to this editor, and what is asked?',
    )
  }
  if (words > LONG_BODY_WORDS) {
    return finding(
      'look',
      `The text has ${words} words`,
      'A stranger reads the first screen of a phone. Cut to one reason and one question.',
    )
  }
  return finding('fine', `The text has ${words} words`, 'Short enough to be read, long enough to say something.')
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
    'It shows that the letter is part of a campaign. The plain address does the same.',
  ],
}

function linkFindings(links: ReturnType<typeof findLinks>): Finding[] {
  const faults = (Object.keys(FAULTS) as LinkFault[]).flatMap((fault) => {
    const places = links.filter((link) => link.faults.includes(fault)).map(({ text }) => text)
    const [verdict, title, detail] = FAULTS[fault]
    return places.length > 0 ? [finding(verdict, title, detail, places)] : []
  })
  if (links.length > MANY_LINKS) {
    const places = links.map(({ text }) => text)
    return [
      ...faults,
      finding(
        'look',
        `${links.length} links`,
        'One is enough for a first letter: the page that you write about.',
        places,
      ),
    ]
  }
  return faults.length > 0 || links.length === 0
    ? faults
    : [finding('fine', 'Few links, none hidden', 'Nothing about them stands out.')]
}

function triggers(text: string): Finding {
  const found = findTriggerWords(text)
  if (found.length === 0) return finding('fine', 'No phrase from mass mail', 'None of the listed ones, at least.')
  return finding(
    'look',
    found.length === 1 ? 'One phrase known from mass mail' : `${found.length} phrases known from mass mail`,
    'A word alone rarely decides whether a letter is filtered; the sender’s record does. People notice them, though.',
    found.map(({ phrase, why }) => `“${phrase}”: ${why}`),
  )
}

function emphasis(subject: string, body: string): Finding[] {
  const plain = withoutLinks(`${subject}\n${body}`)
  // Most short words in capitals are names: SEO, HTML, NASA.
  const shouted = [...new Set(plain.match(/\b\p{Lu}{5,}\b/gu) ?? [])]
  const marks = plain.match(/!/g)?.length ?? 0
  const found: Finding[] = []
  if (shouted.length > 0)
    found.push(finding('look', 'Words in capitals', 'They read as shouting, unless they are names.', shouted))
  if (/!\s*!/.test(plain) || marks > 2 || subject.includes('!')) {
    found.push(
      finding(
        'look',
        marks === 1 ? 'An exclamation mark in the subject' : `${marks} exclamation marks`,
        'One in the text is plenty; the subject needs none.',
      ),
    )
  }
  return found
}

function finding(verdict: Verdict, title: string, detail: string, places: string[] = []): Finding {
  return { verdict, title, detail, places }
}
