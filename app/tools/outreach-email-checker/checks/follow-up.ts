import { findLinks } from '@/app/tools/outreach-email-checker/text/links'
import { sentencesOf, type Token, tokensOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { counted } from '@/components/elements/english'
import { type Finding, fine, fix, type Place, review } from './findings'

/** The words in the same order that are a repetition. */
const RUN = 5
/** A follow-up may name a title again, so only half of it is beyond doubt. */
const MUCH = 0.5
const LONG_WORDS = 100
const FEW_NEW = 4
/** A shorter word rarely says what a text is about. */
const LEAST_LETTERS = 5
const SHOWN_WORDS = 8

/** The parts of a follow-up that the e-mails before it have already, and the new ones. */
export function repetitionFindings(earlier: readonly string[], body: string, language: string): Finding[] {
  const [first = ''] = earlier
  const before = earlier.map(ownText)
  const own = withoutSharedLines(ownText(body), before)
  const tokens = tokensOf(own)
  const repeated = findRuns(tokens, before)
  const places = repeated.map(
    ([from, to]): Place => ({ part: 'body', start: from.start, text: body.slice(from.start, to.end) }),
  )
  const repeatedWords = places.reduce((sum, { text }) => sum + tokensOf(text).length, 0)
  const share = tokens.length === 0 ? 0 : repeatedWords / tokens.length
  return [
    places.length === 0
      ? fine('It repeats nothing', `No run of ${RUN} words appears in an earlier e-mail.`)
      : (share >= MUCH ? fix : review)(
          `${Math.round(share * 100)}% of it repeats an earlier e-mail`,
          'The earlier e-mail is right below it in the thread. Anybody who wants to can read it there.',
          places,
        ),
    ...newsFinding(own, before.join('\n'), language),
    lengthFinding(wordsOf(ownText(body)).length, wordsOf(ownText(first)).length),
  ]
}

/** The text without quoted lines and what follows `On … wrote:`; spaces stand in their place. */
function ownText(text: string): string {
  const lines = text.split('\n')
  const quote = lines.findIndex((line) => /^On .{1,200} wrote:$/.test(line.trim()))
  return lines
    .map((line, index) => (line.startsWith('>') || (quote >= 0 && index >= quote) ? ' '.repeat(line.length) : line))
    .join('\n')
}

/** Greeting and signature are the same in each e-mail: short lines that do not end a sentence. */
function withoutSharedLines(text: string, before: readonly string[]): string {
  const known = new Set(before.flatMap((email) => email.split('\n')).map((line) => line.trim()))
  return text
    .split('\n')
    .map((line) => (known.has(line.trim()) && isShort(line) ? ' '.repeat(line.length) : line))
    .join('\n')
}

function isShort(line: string): boolean {
  return line.length <= 80 && !/[.?!…:]$/.test(line.trim()) && wordsOf(line).length <= 10
}

/** The longest runs of at least `RUN` words that stand in an earlier e-mail: their first and last words. */
function findRuns(tokens: readonly Token[], before: readonly string[]): [Token, Token][] {
  const known = new Set(before.flatMap((email) => sequencesOf(tokensOf(email))))
  const own = sequencesOf(tokens)
  const runs: [Token, Token][] = []
  let end = -1
  own.forEach((sequence, at) => {
    const [from, to] = [tokens[at], tokens[at + RUN - 1]]
    if (!known.has(sequence) || !from || !to) return
    const last = runs.at(-1)
    if (last && at <= end) last[1] = to
    else runs.push([from, to])
    end = at + RUN - 1
  })
  return runs
}

function sequencesOf(tokens: readonly Token[]): string[] {
  return tokens.slice(RUN - 1).map((_token, at) =>
    tokens
      .slice(at, at + RUN)
      .map(({ word }) => word)
      .join(' '),
  )
}

/** Sentences that only point at the earlier e-mail. */
const REMINDER =
  /\b(?:bump(?:ing)?|follow(?:ing)?[ -]?up|check(?:ing)? (?:in|back)|circl(?:e|ing) back|touch(?:ing)? base|top of your inbox|resurfac\w+|(?:my|the|our) (?:last|previous|earlier|first|original|below) (?:e-?mail|message|note|pitch)|my (?:\w{1,10} )?(?:e-?mail|message|note)|hope (?:you|all|this|everything)|(?:take|takes|spare|need) (?:only |just |you )?\d{1,3}[ -]min\w*|(?:did|have) you (?:get|got|seen?|had?|read|received?)|(?:a )?chance to|in case (?:you|it|my)|(?:get|hear|heard|hearing) (?:back )?from|get back to|(?:had|have|found|find) time|buried|float\w*|ping\w*|slipped|overlook\w*|your radar|(?:it|you) (?:may have |might have |got )?missed|the (?:e-?mail|message|note) I|sent you|forward to|your thoughts|busy|still (?:interested|waiting)|wonder(?:ing)? (?:if|whether) you|any (?:thoughts|news|update)|(?:gentle|friendly|quick) (?:nudge|reminder)|remind\w*|(?:second|third|fourth|final|last) (?:e-?mail|message|attempt|try)|one (?:more|last) time|(?:e-?mailed|wrote to) you|(?:no|your) (?:answer|reply|response|silence)|close your (?:file|case)|right person|not interested|a priority)\b/i
/** The day of the earlier e-mail. It is not news. */
const WHEN =
  /\b(?:\d{1,3}[ -](?:minutes?|days?|weeks?|months?|hours?)|\d(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?)\b/gi

function newsFinding(own: string, before: string, language: string): Finding[] {
  const known = new Set(tokensOf(before).map(({ word }) => word))
  const news = sentencesOf(own)
    .map(({ text }) => (REMINDER.test(text) ? figuresOf(text.replace(WHEN, ' ')) : text))
    .join('\n')
  const words = [...new Set(tokensOf(news).map(({ word }) => word))].filter(
    (word) => !known.has(word) && (word.length >= LEAST_LETTERS || /\d/.test(word)),
  )
  const earlier = new Set(findLinks(before).map(({ text }) => text))
  const links = findLinks(own).filter(({ text }) => !earlier.has(text))
  const hasFigure = words.some((word) => /\d/.test(word))
  const isFact = FACT.test(news) && words.length > 0
  if (links.length > 0 || hasFigure || (language === 'en' && (words.length >= FEW_NEW || isFact))) {
    const shown = [...words.slice(0, SHOWN_WORDS), ...links.slice(0, 1).map(({ text }) => text)].join(', ')
    return [fine('It adds something new', `New in it: ${shown}.`)]
  }
  // In another language a reminder in new words cannot be told from news.
  if (words.length >= FEW_NEW) return []
  return [
    review(
      'It adds nothing new',
      'A bare reminder gives no reason to reply. Add a newer figure, a page that fits better, or a dead link you have found since.',
    ),
  ]
}

/** Words for news, or for a fault on their page. */
const FACT =
  /\b(?:broken|changed|cited|closed|confirmed|dead|died|gone|misspel\w+|missing|mistake|mixes|mixed up|moved|newer|newest|new (?:count|data|edition|figure|map|number|page|survey|table|version)s?|one more thing|opened|printed|published|quoted|released|(?:another|second|third) (?:error|link|mistake|page|source)|added|typo|updated|wrong)\b/i

function figuresOf(sentence: string): string {
  return (sentence.match(/\d[\d.,]*/g) ?? []).join(' ')
}

function lengthFinding(words: number, firstWords: number): Finding {
  const title = `It has ${counted(words, 'word')}`
  if (words === 0) return fix('There is no text', 'Paste the follow-up, or remove it.')
  if (words > firstWords) return review(title, 'It is longer than the first e-mail. A follow-up should be a note.')
  if (words > LONG_WORDS) return review(title, 'As a rule of thumb, fifty words are enough for a follow-up.')
  return fine(title, 'Short enough for a follow-up.')
}
