import { sentencesOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, fine, type Place, review } from './findings'
import { findOptOut } from './sender'

/** All repetitions are bounded, so that no text takes long. */
const REQUEST = new RegExp(
  [
    String.raw`\b(?:please|kindly|let (?:me|us) know|feel free to|welcome to|(?:could|can|would|will) you|(?:I|we)(?:[’']d| would) (?:love|like|appreciate)(?! to introduce)|check (?:it )?out|take a look|have a look|get in touch)\b`,
    String.raw`\b(?:reply|respond|get back|write back) (?:to|with|by)\b|\b(?:e-?mail|message|call|contact|text|tell|send|give|quote) (?:me|us)\b`,
    String.raw`\b(?:a lot|the world|amazing|appreciated?(?: it)?|awesome|fantastic|grateful|great|lovely|nice|thankful|wonderful) if you\b`,
    String.raw`\b(?:looking|waiting) for (?:your|a) (?:\w+ ){0,2}(?:answer|offer|price|quote|rate|reply|response)s?\b`,
    String.raw`\b(?:I|we)(?:[’']d| would)? (?:need|want|request|require) (?:to be |an? |your |the )`,
    String.raw`\b(?:am|are|[’'](?:m|re)) asking (?:for|you)\b|\b(?:if you(?:[’']d)?|you (?:could|can|may|might)) (?:add|change|cite|copy|include|link|list|mention|replace|swap)\b`,
    String.raw`\b(?:I|we)(?:[’']d| would) be (?:\w+ )?(?:delighted|glad|grateful|happy|pleased|thankful) (?:for|if) (?:an? |the |you)`,
    String.raw`\bwould be (?:(?:much|greatly|very) )?(?:appreciated|grand|great|kind|lovely|welcome|wonderful)\b`,
    String.raw`\b(?:it|they|ours|this) (?:could|might|would) (?:belong|fit|go|sit) \w|\ban? (?:credit|link|mention)\b[^.?!\n]{0,40} would\b`,
    String.raw`\b(?:hop(?:e|ing)|wonder(?:ing)?|ask(?:ing)?) (?:that |if |whether )?you(?:[’']d| could| would| can| will| might)\b`,
  ].join('|'),
  'i',
)

/** An order at the beginning of a sentence. */
const CALL =
  /^(?:just |simply )?(?:let[’']s|share|order|buy|book|click|sign up|subscribe|download|register|schedule|reply|respond|hit reply|send|e-?mail|contact|call|message|text|quote|confirm|consider|ping|dm|provide|advise|revert|name your|tell me|(?:drop|shoot|give) (?:me|us)|(?:add|include|link|list|mention|place|post|publish|put|replace|swap) (?:an?|it|my|our|ours|the|this|to|us))\b/i

/** An offer before it says what: “Shall I?” */
const SHORT_QUESTION = /^(?:can|could|may|shall|should|would) (?:i|we|you)\b/i

/** “Your rates?” can be answered. */
const PRICE = /\b(?:budget|cost|fee|price|quote|rate)s?\b/i
const PRICE_ASKED = /\b(?:how much|you(?:[’']d| would)? charge|your (?:\w{1,12} ){0,2}(?:budget|fee|price|rate)s?)\b/i

/** “Thoughts?” asks for nothing that can be answered. */
const LEAST_WORDS = 3

/** The sentences that ask for something; a way to say no is no request. */
function findAsks(text: string): { start: number; text: string }[] {
  return sentencesOf(text).filter(
    ({ text: sentence }) =>
      (REQUEST.test(sentence) || CALL.test(sentence) || isQuestion(sentence)) && findOptOut(sentence).length === 0,
  )
}

/** “Prefer to take it down?” is another way to grant what was asked. */
const ALTERNATIVE = /^(?:or )?(?:prefer|rather)\b/i

function isQuestion(sentence: string): boolean {
  if (ALTERNATIVE.test(sentence)) return false
  return (
    /\?["”’)]*$/.test(sentence) &&
    (wordsOf(sentence).length >= LEAST_WORDS || SHORT_QUESTION.test(sentence) || PRICE.test(sentence))
  )
}

/** The verb of a request, or the next one: “Could you add it, and share it?” An “or” leaves a choice. */
const VERB =
  /(?:\b(?:you(?: (?:could|would|can|might|also))?|please|kindly|to|and|then|just)|,|^)\s?(?:(?:also|please|maybe|perhaps|consider|be (?:open|willing|able) to|like to) ){0,2}(\p{L}{3,12})/giu

/** Verbs of one line ask for the same thing. */
const KINDS = [
  'add adding change cite citing correct correcting credit crediting feature featuring fix include including insert link linking list listing mention mentioning place put replace replacing swap update updating',
  'accept host publish publishing run write writing contribute',
  'follow promote share sharing subscribe tweet',
  'book call chat hop join jump meet schedule',
].map((verbs) => new Set(verbs.split(' ')))

/** An offer, or a wish for a reply: another way to put the request beside it. */
const WEAK =
  /\b(?:let (?:me|us) know|repl(?:y|ies)|respond|get back|hear from|thoughts|interest(?:ed)?|happy to|glad to|(?:shall|should|can|could|may) I|want me to|would you like|open to|feel free|appreciated?|(?:is|are|would|could|does) (?:that|this|it|any|either))\b/i

/** A request that leaves no doubt, unlike a wish. */
const DIRECT =
  /\b(?:please|kindly) (?!(?:bin|delete|disregard|feel|ignore|skip)\b)|\b(?:could|would|will|can) you\b.*\?/i

/** How many different things an e-mail asks for. Two sentences may ask for one, and one sentence for several. */
export function countAsks(body: string): number {
  const asks = findAsks(body).map(({ text }) => ({ text, kinds: kindsIn(text) }))
  const others = asks.filter(({ text, kinds }) => kinds.length === 0 && DIRECT.test(text) && !WEAK.test(text))
  const different = new Set(asks.flatMap(({ kinds }) => kinds)).size + others.length
  return Math.max(different, Math.min(asks.length, 1))
}

function kindsIn(sentence: string): number[] {
  const verbs = Array.from(sentence.matchAll(VERB), ([, verb = '']) => verb.toLowerCase())
  const found = KINDS.flatMap((kind, index) => (verbs.some((verb) => kind.has(verb)) ? index : []))
  if (PRICE_ASKED.test(sentence)) found.push(KINDS.length)
  if (found.length === 0 && /\blink\b/i.test(sentence)) found.push(0)
  return found
}

export function askFinding({ body }: Email): Finding {
  const places = findAsks(body).map((ask): Place => ({ ...ask, part: 'body' }))
  const count = countAsks(body)
  if (count === 0) {
    return review(
      'It asks for nothing',
      'End with one question that can be answered yes or no. Without a question, there is nothing to answer.',
    )
  }
  if (count === 1) return fine('It asks for one thing', 'One line is enough to answer it.', places)
  return review(`It asks for ${count} things`, 'Keep the one that matters.', places)
}
