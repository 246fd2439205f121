import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { findAll, sentencesOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, fine, type Place, review } from './findings'

const AGAIN =
  'write|writing|mail|mailing|e-?mail|e-?mailing|contact|contacting|bother|bothering|follow up|following up|hear from|hearing from'

/** Words that offer a way out, one kind a line. */
const OPT_OUT = new RegExp(
  [
    String.raw`\b(?:unsubscribe|opt(?:ing)?[ -]?out|take you off|remove you|don[’']t keep a list|not interested)\b`,
    String.raw`\b(?:stop|not|never|won[’']t) (?:be )?(?:${AGAIN})\b`,
    String.raw`\b(?:never|won[’']t|will not|wouldn[’']t) (?:ask|chase|nudge|remind|pester|trouble|get in touch|send (?:another|any|more))\b`,
    String.raw`\b(?:no|won[’']t be an?|only|one-off|last) (?:more |other |further |second |follow-?up )?(?:e-?mails?|mails?|letters?|messages?|notes?|reminders?)\b`,
    String.raw`[“"']?\bno\b[”"']? is (?:fine|enough|ok|okay)\b|\b(?:say|told|with a|hear a|a (?:one-word|plain|polite|quick|short|simple)) [“"']?(?:no|stop)\b|[“"'](?:no|no,? thanks|pass|stop)[”"']`,
    String.raw`\breply (?:with )?[“"']?(?:no|stop)\b|\b(?:don[’']t|do not) want to hear\b|\bnot for you\b|\bno,? thanks\b`,
    String.raw`\bno (?:answer|reply|response) (?:is )?(?:expected|necessary|needed|required)\b|\bno need to (?:answer|reply|respond|write back)\b`,
    String.raw`\b(?:don[’']t|do not|won[’']t|not) (?:expect(?:ing)?|need|worry about) (?:an? |any |the )?(?:answer|reply|replying|response)\b`,
    String.raw`\bno (?:hard feelings|pressure|problem|worries)\b|\b(?:that[’']s the end of it|leave it (?:at that|there)|cross you off|just say so)\b`,
    String.raw`\b(?:feel free to|just|please|simply) (?:bin|decline|delete|ignore|say no|skip)\b|\bignore (?:it|me|this)\b|\bno harm done\b|\bor nothing\b|\btell me to (?:go away|leave|stop)\b`,
    String.raw`\b(?:not (?:a fit|for you|interested|useful|relevant|your thing)|wrong person|no time|no use)\b[^.?!\n]{0,20}\?`,
  ].join('|'),
  'gi',
)

/** A condition, what to answer, and that it ends there: “If it isn’t for you, tell me and I’ll leave it there.” */
const CONDITION =
  /\b(?:if|should)\b[^.?!\n]{0,100}\b(?:tell me|let me know|say so|answer|reply)\b[^.?!\n]{0,40}\b(?:leave (?:it|you)|won[’']t|will not|never|see to it|stop|no)\b/gi

/** A condition with a “not”, and what is then: “If you’d rather not, a quick word will do.” Not “not the right person”. */
const DECLINE =
  /\b(?:if|should)\b[^.?!,;\n]{0,40}(?:\bnot\b(?! the right (?:person|contact))|n[’']t\b|\bprefer\b|\brather\b|\bsooner\b|\bunwelcome\b|\bno longer\b)[^.?!,;\n]{0,50}[,;:–—]\s?[^.?!\n]{0,40}\b(?:bin|delete|do|end|fair enough|fine|ignore|know|nothing|ok|okay|say|skip|stop|tell|word)\b/gi

/** Sentences' parts that offer a way to say no. */
export function findOptOut(text: string): { start: number; text: string }[] {
  const found = [OPT_OUT, CONDITION, DECLINE].flatMap((pattern) => findAll(text, pattern))
  return found.sort((a, b) => a.start - b.start)
}

/** An e-mail that the reader has asked for needs no way out. */
export const REQUESTED = /\byour (?:source |media |press |journalist )?(?:call for|query|request)\b/i

/** Words that may be a way out, in the second half of an e-mail; people write it in more ways than a list has. */
const MAYBE =
  /\b(?:no|stop|understand|out of scope|all good|fair enough|silence|otherwise|unless|only once|alone|in peace|unwelcome|if .{0,60}(?:not|n[’']t))\b/i

/** All repetitions are bounded, so that no text takes long. */
const ADDRESSES: readonly RegExp[] = [
  /\b\d{1,5}[a-z]?(?:[-–]\d{1,5})?,? (?:(?:[\p{L}.’'-]{1,30}|\d{1,3}(?:st|nd|rd|th)) ){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|square|sq|place|pl|terrace|close|highway|hwy|row|gardens|grove|crescent|mews|parade|park|walk|wharf|quay|yard|hill|rise|green|gate|parkway|pkwy|circle|cir|loop|alley|trail|pike|plaza|broadway|route|rte)\b/iu,
  // A house with a name: `Mill House, Church Lane`.
  /\b\p{Lu}[\p{L}’' -]{1,40}\b(?:House|Cottage|Farm|Mill|Barn|Hall|Lodge|Works|Studios?|Centre|Center|Building|Chapel|Yard|Wharf|Court), [\p{L}’' -]{1,40}(?:Street|St|Road|Rd|Lane|Avenue|Way|Hill|Row|Square|Place|Close|Quay)\b/u,
  /\b(?:suite|ste|unit|floor|apt|flat|studio) #?\d{1,5}[a-z]?,/i,
  // `Portland, Oregon 97205`
  /\b\p{Lu}[\p{L}. ]{2,30}, \p{Lu}[\p{L} ]{3,20} \d{5}\b/u,
  /\b\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|gracht|plein|kade|gatan|gata|vägen|vej|gade) ?\d{1,4}/iu,
  /\b(?:rue|via|calle|plaza|avenida|rua|ul\.|al\.) [\p{L} .’'-]{2,40},? \d{1,4}/iu,
  /\bP\.? ?O\.? ?Box \d{1,6}/i,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[A-Z]{2} \d{5}\b/,
  /\b(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}|\d{3} \d{2}),? \p{Lu}\p{L}{2,30}/u,
  /\b(?:\d{5}|(?!19|20)\d{4}) \p{Lu}\p{L}{2,30}/u,
]

function findAddress(text: string): { start: number; text: string } | undefined {
  for (const pattern of ADDRESSES) {
    const found = pattern.exec(text)
    if (found) return { start: found.index, text: found[0] }
  }
  const field = findMergeFields(text).find((one) => /addr/i.test(one.text))
  return field ?? linesOf(text).find(({ text: line }) => namesPlaceAndCountry(line))
}

/** A place without a street, such as `Inish Ferries, The Pier, Dunmarrow, Ireland`. */
function namesPlaceAndCountry(line: string): boolean {
  const parts = line.split(',').map((part) => part.trim())
  return parts.length >= 3 && line.length <= MAX_LINE && countries().has(parts.at(-1) ?? '')
}

const MAX_LINE = 200
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

let known: ReadonlySet<string> | undefined

/** The countries' names in English, made for the first e-mail that may need them. */
function countries(): ReadonlySet<string> {
  if (known) return known
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  known = new Set(['UK', 'USA', ...codes.flatMap((code) => names.of(code) ?? [])])
  return known
}

/** The lines that are not empty, without spaces around them. */
function linesOf(text: string): { start: number; text: string }[] {
  return findAll(text, /\S(?:[^\n]*\S)?/g)
}

/** A line such as `Grace`, `– Tom van Dyke` or `Tom Okafor, Okafor Seeds`. */
const NAME =
  /^[-–—~ ]{0,3}\p{Lu}[\p{L}.’'-]{0,30}(?:$|[, ]{1,2}(?:(?:van|von|de|der|da|di|al|el|bin) ){0,2}\p{Lu}[\p{L}.’'-]{0,30}(?:$|[ ,|].{0,60}$))/u
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i
const CLOSING = /^(?:many thanks|thanks|thank you|best|kind|warm|regards|cheers|sincerely|yours|all the best)\b/i
/** A closing before a name: “Thanks, Ina”. */
const CLOSED =
  /^(?:many thanks|thanks|thank you|best|cheers|regards|(?:best|kind|warm) (?:regards|wishes)|sincerely|yours)(?:[,!]|\s?[–—-])\s?(?=\p{Lu})/iu
/** A name and where its owner works: “Ina from the SEO team”, “Ina Weir (Outreach)”. */
const WITH_ROLE =
  /^[-–—~ ]{0,3}\p{Lu}[\p{L}.’'-]{0,30}(?: \p{Lu}[\p{L}.’'-]{0,30}){0,2} (?:(?:from|at|of) (?:the |(?=\p{Lu}))|[@|(–—-] ?)\S.{0,60}(?<![.?!…:])$/u
/** Of the last lines of an e-mail, where a signature stands. */
const SIGNATURE_LINES = 6

/** Words of a firm or a department: “SEO Team” is nobody. */
const FIRM =
  /\b(?:agency|company|crew|department|dept|desk|division|gmbh|group|inc|limited|llc|ltd|office|services|solutions|staff|team)\b/i
/** One word with a capital inside, unlike McKay, DeVito or O’Brien. */
const BRAND = /^(?!(?:Ma?c|O|D|De|Di|Da|La|Le|Van|Von|Fitz)[’']?\p{Lu})\p{Lu}\p{Ll}{2,30}\p{Lu}\p{L}{0,30}$/u
const TRADE = new Set(
  'admin administrator analyst and assistant builder care coordinator consultant director executive expert experts strategist backlink backlinks blogger building business content customer desk development digital editor editorial growth guest head link links manager management marketing media office online outreach partner partners partnership partnerships post posting pr press public relations sales seo service specialist success support the web webmaster your'.split(
    ' ',
  ),
)

function findName(body: string): { start: number; text: string } | undefined {
  const last = linesOf(body).slice(-SIGNATURE_LINES)
  return last.find(({ text }, at) => isSenderField(text) || isPerson(text, last[at - 1]?.text ?? ''))
}

/** Below a department stands its firm: “SEO Team”, then “Acme Digital”. */
function isPerson(written: string, before: string): boolean {
  const line = written.replace(CLOSED, '')
  if (!(NAME.test(line) || WITH_ROLE.test(line)) || GREETING.test(line) || CLOSING.test(line) || isFirm(line))
    return false
  return !(NAME.test(before) && isFirm(before)) || tradeWordsIn(line).length === 0
}

/** A department, a firm, or a name that is written like a site's or a brand's: “RankBoost”, “Seedshop.com”. */
function isFirm(line: string): boolean {
  const [name = ''] = line.split(/[,|(]| (?:from|at|of|with|[@–—-]) /)
  return (
    FIRM.test(name) ||
    tradeWordsIn(name).length === wordsOf(name).length ||
    /^\S{2,40}\.[a-z]{2,}$/.test(name.trim()) ||
    BRAND.test(name.trim())
  )
}

function tradeWordsIn(text: string): string[] {
  return wordsOf(text).filter((word) => TRADE.has(word.toLowerCase()))
}

/** A merge field that puts the writer's name in. */
function isSenderField(line: string): boolean {
  const [field] = findMergeFields(line)
  return field?.text === line && /name|sender|signature|from/i.test(line)
}

/** A way to opt out and who writes, as CAN-SPAM and the GDPR ask for them. */
export function senderFindings({ body }: Email): Finding[] {
  const inBody = (found: { start: number; text: string }): Place => ({ ...found, part: 'body' })
  const optOuts = findOptOut(body).map(inBody)
  const maybe = sentencesOf(body).filter(({ start, text }) => start > body.length / 2 && MAYBE.test(text))
  const name = findName(body)
  const address = findAddress(body)
  return [
    optOuts.length > 0
      ? fine('It offers a way to say no', 'Keep a list of everybody who says no.', optOuts)
      : maybe.length > 0 || REQUESTED.test(body)
        ? fine('It may offer a way to say no', 'Check that the reader can say no in one line.', maybe.map(inBody))
        : review(
            'It offers no way to say no',
            'CAN-SPAM requires a clear way to opt out of commercial e-mail. The GDPR (article 21) requires you to tell people, in your first e-mail at the latest, that they may object. One sentence will do: “Just say no, and I will not write again.”',
          ),
    name
      ? fine('It is signed', 'A full name with a role and a site says more than a first name.', [inBody(name)])
      : review(
          'It is not signed',
          'No name was found in the last lines. The GDPR (article 14) requires you to tell people who holds their data and where it came from, and CAN-SPAM requires an honest sender.',
        ),
    address
      ? fine('It has a postal address', 'CAN-SPAM requires one in commercial e-mail.', [inBody(address)])
      : review(
          'No postal address was found',
          'CAN-SPAM requires one in commercial e-mail: a street address, a PO box or a registered mailbox. One line in the signature is enough.',
        ),
  ]
}
