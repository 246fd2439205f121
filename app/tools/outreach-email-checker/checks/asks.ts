import { sentencesOf, wordsOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Finding, finding, type Letter, type Place } from './findings'
import { findOptOut } from './sender'

const REQUEST =
  /\b(?:please|kindly|let me know|feel free to|(?:could|can|would|will) you|I(?:[’']d| would) (?:love|like|appreciate)(?! to introduce)|get back to me|check (?:it )?out|take a look|have a look|tell me|send me|reply to)\b/i

/** A shop's call at the beginning of a sentence. */
const CALL = /^(?:order|buy|book|click|sign up|subscribe|download|register|schedule)\b/i

/** An offer before it says what: “Shall I?” */
const SHORT_QUESTION = /^(?:can|could|may|shall|should|would) (?:i|we|you)\b/i

/** “Thoughts?” asks for nothing that can be answered. */
const LEAST_WORDS = 3

/** The sentences that ask for something; a way to say no is no request. */
export function findAsks(text: string): { start: number; text: string }[] {
  return sentencesOf(text).filter(
    ({ text: sentence }) =>
      (REQUEST.test(sentence) || CALL.test(sentence) || isQuestion(sentence)) && findOptOut(sentence).length === 0,
  )
}

function isQuestion(sentence: string): boolean {
  return /\?["”’)]*$/.test(sentence) && (wordsOf(sentence).length >= LEAST_WORDS || SHORT_QUESTION.test(sentence))
}

export function askFinding({ body }: Letter): Finding {
  const asks = findAsks(body)
  const places = asks.map((ask): Place => ({ ...ask, part: 'body' }))
  if (asks.length === 0) {
    return finding(
      'review',
      'It asks for nothing',
      'End with one question that can be answered yes or no. Without a question, there is nothing to answer.',
    )
  }
  if (asks.length === 1) return finding('fine', 'It asks for one thing', 'One line is enough to answer it.', places)
  return finding(
    'review',
    `It asks for ${asks.length} things`,
    'People who are asked several questions often answer none of them. Keep the one that matters.',
    places,
  )
}
