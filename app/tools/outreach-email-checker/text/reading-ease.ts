import { sentencesOf, wordsOf } from './words'

/** In a shorter text, one long word changes the result. */
const LEAST_WORDS = 30

/** Flesch reading ease of an English text (R. Flesch, 1948); higher is easier. Undefined for fewer than 30 words. */
export function readingEase(text: string): number | undefined {
  const words = wordsOf(text)
  if (words.length < LEAST_WORDS) return undefined
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const perSentence = words.length / Math.max(1, sentencesOf(text).length)
  return 206.835 - 1.015 * perSentence - 84.6 * (syllables / words.length)
}

/** Flesch's names for the bands of his scale. */
export function easeInWords(ease: number): string {
  if (ease >= 90) return 'very easy'
  if (ease >= 80) return 'easy'
  if (ease >= 70) return 'fairly easy'
  if (ease >= 60) return 'standard'
  if (ease >= 50) return 'fairly difficult'
  if (ease >= 30) return 'difficult'
  return 'very difficult'
}

/** Estimates syllables by groups of vowels. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/(?<=[a-z]{2}[^aeiouyl])e$|(?<=[^td])ed$|(?<=[aeiouy][^aeiouysxzcgh])es$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
