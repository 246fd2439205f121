import { isChoice } from '@/app/tools/outreach-email-checker/text/branches'
import { keyOf, nameInField } from '@/app/tools/outreach-email-checker/text/field-names'
import { findGaps } from '@/app/tools/outreach-email-checker/text/gaps'
import { findLinks, withoutLinks } from '@/app/tools/outreach-email-checker/text/links'
import {
  findMergeFields,
  withoutMergeFields,
  withoutQuotations,
} from '@/app/tools/outreach-email-checker/text/merge-fields'
import { charactersOf, findAll, widthOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { counted } from '@/components/elements/english'
import { askFinding, countAsks } from './asks'
import { findPhrases } from './find-phrases'
import { type Email, type Finding, findingOf, fine, fix, placesIn, review, sortFindings } from './findings'
import { repetitionFindings } from './follow-up'
import { linkFindings } from './link-findings'
import { paymentFinding } from './payment'
import { MACHINE } from './phrases'
import { REQUESTED, senderFindings } from './sender'
import { theirSiteFinding, YOUR_PAGE } from './their-site'

export type EmailCheck = ReturnType<typeof checkEmail>

const LONG_SUBJECT = 70
const LONG_BODY_WORDS = 200
const SHORT_BODY_WORDS = 20

export interface About {
  /** The recipient's e-mail address, or empty. */
  site?: string
  /** The e-mail's language (ISO 639). Of another than English only what any language shows is said. */
  language?: string
  /** The merge fields as a list has columns for them. */
  fields?: readonly { key: string; column?: number; isSenders?: boolean }[]
}

/** Finds what an editor or a spam filter may dislike about an e-mail. */
export function checkEmail(subject: string, body: string, { site = '', language = 'en', fields }: About = {}) {
  const email = { subject, body }
  const isEnglish = language === 'en'
  const subjectCharacters = charactersOf(subject.trim()).length
  const bodyWords = wordsOf(body).length
  const findings = [
    ...mergeFieldFindings(email, fields),
    ...subjectFindings(email, subjectCharacters),
    lengthFinding(bodyWords),
    ...(bodyWords > 0 && (isEnglish || site.includes('.')) ? [theirSiteFinding(email, site)] : []),
    ...(bodyWords > 0 && isEnglish ? [askFinding(email), ...senderFindings(email)] : []),
    ...linkFindings(body),
    ...paymentFinding(email, language),
    ...phraseFindings(email, site, language),
    ...emphasisFindings(email),
  ]
  return {
    subjectCharacters,
    bodyWords,
    links: findLinks(body).length,
    /** Undefined for an e-mail that is not in English. */
    asks: isEnglish ? countAsks(body) : undefined,
    /** In the order of `verdicts`. */
    findings: sortFindings(findings),
  }
}

/** Checks a later e-mail of a thread, against those before it. */
export function checkFollowUp(
  earlier: readonly string[],
  body: string,
  { site = '', language = 'en', fields }: About = {},
): Finding[] {
  const email = { subject: '', body }
  return sortFindings([
    ...repetitionFindings(earlier, body, language),
    ...mergeFieldFindings(email, fields),
    ...linkFindings(body),
    ...phraseFindings(email, site, language),
    ...emphasisFindings(email),
  ])
}

function mergeFieldFindings(email: Email, merged: About['fields'] = []): Finding[] {
  const filled = merged.flatMap(({ key, column, isSenders }) => (column === undefined && !isSenders ? [] : key))
  // With a list, conditions and choices of words are read.
  const isTag = (text: string) => nameInField(text) === undefined || isChoice(text)
  const all = placesIn(email, findMergeFields).filter(({ text }) => merged.length === 0 || !isTag(text))
  const fields = all.filter(({ text }) => !filled.includes(keyOf(nameInField(text)?.name ?? '')))
  const gaps = placesIn(email, findGaps)
  const open = fields.filter(({ isCertain }) => isCertain)
  const doubtful = fields.filter(({ isCertain }) => !isCertain)
  const empty = gaps.filter(({ isCertain }) => isCertain)
  const unnamed = gaps.length > empty.length ? gaps : []
  const found = [
    ...findingOf(
      open,
      fix,
      open.length === 1 ? 'One merge field is not filled in' : `${open.length} merge fields are not filled in`,
      'If your e-mail tool fills in merge fields, check that every row of your list has a value, or set a fallback.',
    ),
    ...findingOf(empty, fix, 'A name is missing', 'A merge field came out empty, or still has a placeholder.'),
    ...findingOf(
      doubtful,
      review,
      doubtful.length === 1 ? 'This may be a merge field' : `${doubtful.length} places may be merge fields`,
      'If the reader is meant to see it like this, leave it.',
    ),
    ...findingOf(unnamed, review, 'The greeting has no name', 'Use the reader’s name if you know it.'),
  ]
  if (found.length > 0) return found
  return all.length > 0
    ? [
        fine(
          'Your list has every merge field',
          'Your e-mail tool fills in the fields about you. The check of the list shows which values to fix.',
        ),
      ]
    : [fine('No merge field was found', 'The greeting is not an empty one, either.')]
}

const REPLY = /^\s*(?:re|fwd?|aw|wg|antw|sv|vs|rif|odp|tr)\s*:/i
const NO_REPLY =
  'That is right for a follow-up in the same thread. In a first e-mail it is a trick, and CAN-SPAM forbids deceptive subjects.'

function subjectFindings({ subject, body }: Email, characters: number): Finding[] {
  if (characters === 0) return [fix('There is no subject', 'Say what the e-mail is about.')]
  const width = widthOf(subject.trim())
  const title =
    width === characters
      ? `The subject has ${characters} characters`
      : `The subject is as wide as ${width} Latin letters`
  const found: Finding[] = []
  if (width > LONG_SUBJECT)
    found.push(review(title, 'A phone will cut it off. Put what matters in the first 40 characters.'))
  if (REPLY.test(subject) && !REQUESTED.test(body)) found.push(review('The subject looks like a reply', NO_REPLY))
  return found
}

function lengthFinding(words: number): Finding {
  const title = `The text has ${counted(words, 'word')}`
  if (words === 0) return fix('There is no text', 'Paste the body of the e-mail.')
  if (words < SHORT_BODY_WORDS)
    return review(title, 'Is it clear who you are, why you are writing to this editor, and what you are asking for?')
  if (words > LONG_BODY_WORDS)
    return review(title, 'A stranger reads what fits on one phone screen. Cut it to one reason and one question.')
  return fine(title, 'Short enough to read, long enough to say something.')
}

/** “This isn’t just a list, it’s a map.” */
const NOT_JUST =
  /(?:\b(?:is|are|was)(?: not|n[’']t)|[’']s not|\bnot) (?:just|only|merely|simply|about)\b[^.?!\n]{2,80}[,;.—–-]\s?(?:but\b|it[’']s\b|it is\b|they[’']re\b|this is\b)/giu

function phraseFindings(email: Email, site: string, language: string): Finding[] {
  const topic = topicOf(email, site)
  const found = placesIn(email, (text) => [
    ...findPhrases(text, language),
    ...findAll(text, NOT_JUST).map((one) => ({ ...one, phrase: 'not just X, it’s Y', why: MACHINE })),
  ]).filter(({ text }) => !topic.includes(inWords(text)))
  const different = new Set(found.map(({ phrase }) => phrase)).size
  if (different === 0) return language === 'en' ? [fine('No mass e-mail phrases', 'At least none on the list.')] : []
  // A single phrase that chatbots like does not count yet.
  if (different === 1 && found[0]?.why === MACHINE)
    return [fine('One phrase that chatbots like', 'Alone it proves nothing. Would you say it aloud?', found)]
  return [
    review(
      different === 1 ? 'One mass e-mail phrase' : `${different} mass e-mail phrases`,
      'A phrase alone rarely gets an e-mail filtered; the sender’s reputation does. But people notice.',
      found,
    ),
  ]
}

/** The words of the reader's page: an e-mail about a page on anchor texts may use them. */
function topicOf({ subject, body }: Email, site: string): string {
  const titles = [subject, body].flatMap((text) =>
    Array.from(text.matchAll(/["“„«]([^"“”„«»\n]{3,120})["“”»]/g), ([, title = '']) => title),
  )
  const pages = [subject, body].flatMap((text) =>
    findAll(text, YOUR_PAGE)
      .filter(({ text: found }) => !NO_TOPIC.test(found))
      .map(({ start, text: found }) => text.slice(start, start + found.length + TOPIC_CHARACTERS)),
  )
  return inWords([site, ...titles, ...pages].join(' . '))
}

/** After `your page on`, so many characters name its topic. */
const TOPIC_CHARACTERS = 40
/** A link seller publishes “your article with dofollow links”. */
const NO_TOPIC = / (?:with|in|from)$/i

function inWords(text: string): string {
  return wordsOf(text.replace(/[-_/]+/g, ' '))
    .join(' ')
    .toLowerCase()
}

function emphasisFindings(email: Email): Finding[] {
  const own = (text: string) => withoutMergeFields(withoutLinks(withoutQuotations(text)))
  // Most short words in capitals are names: SEO, HTML, NASA. Some editors ask for a code word in the subject.
  const isCode = (word: string) => /\bsubject\b/i.test(email.body) && email.subject.includes(word)
  const capitals = placesIn(email, (text) => findAll(own(text), /(?<!\p{L}|\{ ?)\p{Lu}{5,}(?!\p{L})/gu)).filter(
    ({ text }) => !(isCode(text) && email.body.includes(text)),
  )
  // One alone in the text is most often a name, too: UNESCO.
  const shouted = capitals.every(({ part, text }) => part === 'body' && text === capitals[0]?.text) ? [] : capitals
  const marks = placesIn(email, (text) => findAll(own(text), /!+/g))
  const count = marks.reduce((sum, { text }) => sum + text.length, 0)
  const areMany = count > marks.length || count > 2 || marks.some(({ part }) => part === 'subject')
  return [
    ...findingOf(shouted, review, 'Words in capitals', 'They read like shouting, unless they are names.'),
    ...findingOf(
      areMany ? marks : [],
      review,
      count === 1 ? 'An exclamation mark in the subject' : `${count} exclamation marks`,
      'One in the text is plenty, and the subject needs none.',
    ),
  ]
}
