import { sentencesOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, fine, type Place, review } from './findings'
import { findOptOut } from './sender'

/** All repetitions are bounded, so that no text takes long. */
const REQUEST = new RegExp(
  [
    String.raw`\b(?:please|kindly|let (?:me|us) know|feel free to|(?:could|can|would|will) you|(?:I|we)(?:[’']d| would) (?:love|like|appreciate)(?! to introduce)|check (?:it )?out|take a look|have a look|get in touch)\b`,
    String.raw`\b(?:reply|respond|get back|write back) (?:to|with|by)\b|\b(?:e-?mail|message|call|contact|text|tell|send|give|quote) (?:me|us)\b`,
    String.raw`\b(?:a lot|the world|amazing|appreciated?(?: it)?|awesome|fantastic|grateful|great|lovely|nice|thankful|wonderful) if you\b`,
    String.raw`\b(?:looking|waiting) for (?:your|a) (?:\w+ ){0,2}(?:answer|offer|price|quote|rate|reply|response)s?\b`,
    String.raw`\b(?:I|we)(?:[’']d| would)? (?:need|want|request|require) (?:to be |an? |your |the )`,
    String.raw`\b(?:am|are|[’'](?:m|re)) asking (?:for|you)\b|\byou (?:could|can|may|might) (?:add|change|cite|include|link|list|mention|replace|swap)\b`,
    String.raw`\b(?:I|we)(?:[’']d| would) be (?:\w+ )?(?:grateful|happy|thankful) (?:for|if) (?:an? |the |you)`,
    String.raw`\bwould be (?:(?:much|greatly|very) )?(?:appreciated|grand|great|lovely|welcome|wonderful)\b`,
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

/** “Thoughts?” asks for nothing that can be answered. */
const LEAST_WORDS = 3

/** The sentences that ask for something; a way to say no is no request. */
export function findAsks(text: string): { start: number; text: string }[] {
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

export function askFinding({ body }: Email): Finding {
  const asks = findAsks(body)
  const places = asks.map((ask): Place => ({ ...ask, part: 'body' }))
  if (asks.length === 0) {
    return review(
      'It asks for nothing',
      'End with one question that can be answered yes or no. Without a question, there is nothing to answer.',
    )
  }
  if (asks.length === 1) return fine('It asks for one thing', 'One line is enough to answer it.', places)
  return review(`It asks for ${asks.length} things`, 'Keep the one that matters.', places)
}
