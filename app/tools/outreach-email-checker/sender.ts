import { type Finding, finding, type Letter, type Place } from './findings'

const OPT_OUT =
  /\b(?:unsubscribe|opt(?:ing)?[ -]?out|(?:stop|not|never|won[’']t) (?:be )?(?:writ(?:e|ing)|mail(?:ing)?|e-?mail(?:ing)?|contact(?:ing)?|bother(?:ing)?|follow(?:ing)? up|hear(?:ing)? from)|take you off|remove you|no more (?:e-?mails?|mails?|letters?)|[“"']?no[”"']? is (?:fine|enough|ok|okay)|say no|reply (?:with )?[“"']?(?:no|stop)\b|(?:don[’']t|do not) want to hear|not interested)\b/gi

/** Sentences' parts that offer a way to say no. */
export function findOptOut(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(OPT_OUT), ({ 0: found, index }) => ({ start: index, text: found }))
}

/** All repetitions are bounded, so that no text takes long. */
const ADDRESSES: readonly RegExp[] = [
  /\b\d{1,5}[a-z]?(?:[-–]\d{1,5})? (?:[\p{L}.’'-]{1,30} ){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|square|sq|place|pl|terrace|close|highway|row)\b/iu,
  /\b\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse) ?\d{1,4}/iu,
  /\b(?:rue|via|calle|plaza|avenida) [\p{L} .’'-]{2,40},? \d{1,4}/iu,
  /\bP\.? ?O\.? ?Box \d/i,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/,
  /\b[A-Z]{2} \d{5}\b/,
  /\b(?:\d{5}|(?!19|20)\d{4}) \p{Lu}\p{L}{2,30}/u,
]

function findAddress(text: string): { start: number; text: string } | undefined {
  for (const pattern of ADDRESSES) {
    const found = pattern.exec(text)
    if (found) return { start: found.index, text: found[0] }
  }
  return undefined
}

/** A line such as `Grace`, `– Tom van Dyke` or `Tom Okafor, Okafor Seeds`. */
const NAME =
  /^[-–—~ ]{0,3}\p{Lu}[\p{L}.’'-]{0,30}(?:$|[, ]{1,2}(?:(?:van|von|de|der|da|di|al|el|bin) ){0,2}\p{Lu}[\p{L}.’'-]{0,30}(?:$|[ ,|].{0,60}$))/u
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i
const CLOSING = /^(?:many thanks|thanks|thank you|best|kind|warm|regards|cheers|sincerely|yours|all the best)\b/i
/** Of the last lines of a letter, where a signature stands. */
const SIGNATURE_LINES = 6

function findName(body: string): { start: number; text: string } | undefined {
  const lines = Array.from(body.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({
    start: index + line.length - line.trimStart().length,
    text: line.trim(),
  }))
  const last = lines.filter(({ text }) => text !== '').slice(-SIGNATURE_LINES)
  return last.find(({ text }) => NAME.test(text) && !GREETING.test(text) && !CLOSING.test(text))
}

/** A way to opt out and who writes, as CAN-SPAM and the GDPR ask for them. */
export function senderFindings({ body }: Letter): Finding[] {
  const inBody = (found: { start: number; text: string }): Place => ({ ...found, part: 'body' })
  const optOuts = findOptOut(body).map(inBody)
  const name = findName(body)
  const address = findAddress(body)
  return [
    optOuts.length > 0
      ? finding('fine', 'There is a way to say no', 'Keep a list of those who did.', optOuts)
      : finding(
          'look',
          'There is no way to say no',
          'CAN-SPAM asks commercial mail for a clear way to opt out. The GDPR (article 21) asks that people are told, in the first letter at the latest, that they may object. One sentence does it: “A one-word no is fine, and I will not write again.”',
        ),
    name
      ? finding('fine', 'Somebody signs it', 'A full name with a role and a site is more than a first name.', [
          inBody(name),
        ])
      : finding(
          'look',
          'Nobody signs it',
          'No name was found in the last lines. The GDPR (article 14) asks that people learn who has their data and where it is from, and CAN-SPAM that the sender is true.',
        ),
    address
      ? finding('fine', 'It has a postal address', 'CAN-SPAM asks commercial mail for one.', [inBody(address)])
      : finding(
          'look',
          'No postal address was found',
          'CAN-SPAM asks commercial mail for one: a street, a post-office box or a registered mailbox. One line of the signature is enough.',
        ),
  ]
}
