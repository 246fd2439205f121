import { type Finding, finding, type Letter, type Place } from './findings'
import { findOptOut } from './sender'
import { sentencesOf, wordsOf } from './words'

const REQUEST =
  /\b(?:please|kindly|let me know|feel free to|(?:could|can|would|will) you|I(?:[’']d| would) (?:love|like|appreciate)(?! to introduce)|get back to me|check (?:it )?out|take a look|have a look|tell me|send me|reply to)\b/i

/** A shop's call at the beginning of a sentence. */
const CALL = /^(?:order|buy|book|click|sign up|subscribe|download|register|schedule)\b/i

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
  return /\?["”’)]*$/.test(sentence) && wordsOf(sentence).length >= LEAST_WORDS
}

export function askFinding({ body }: Letter): Finding {
  const asks = findAsks(body)
  const places = asks.map((ask): Place => ({ ...ask, part: 'body' }))
  if (asks.length === 0) {
    return finding(
      'look',
      'Nothing is asked for',
      'End with one question that can be answered by yes or no. Without one, there is nothing to answer.',
    )
  }
  if (asks.length === 1) return finding('fine', 'One thing is asked for', 'It can be answered in a line.', places)
  return finding(
    'look',
    `${asks.length} things are asked for`,
    'People who are asked several things often answer none. Keep the one that matters.',
    places,
  )
}
