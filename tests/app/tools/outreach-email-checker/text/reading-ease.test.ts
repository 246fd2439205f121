import { describe, expect, it } from 'vitest'
import { countSyllables, easeInWords, readingEase } from '@/app/tools/outreach-email-checker/text/reading-ease'

it.each([
  ['cat', 1],
  ['make', 1],
  ['the', 1],
  ['asked', 1],
  ['wanted', 2],
  ['table', 2],
  ['outreach', 2],
  ['makes', 1],
  ['pages', 2],
  ['editor', 3],
  ['readability', 5],
  ['https', 1],
])('the syllables of %s are %i', (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

describe('reading ease', () => {
  it('follows the formula', () => {
    // 32 words of one syllable in 4 sentences of 8: 206.835 − 1.015 × 8 − 84.6.
    const text = 'The cat sat on the mat with him. '.repeat(4)
    expect(readingEase(text)).toBeCloseTo(206.835 - 1.015 * 8 - 84.6, 6)
  })

  it('falls with longer words and longer sentences', () => {
    const easy = 'I read your post. It is good. We ran the test too. '.repeat(5)
    const hard =
      'Considerable organisational transformation necessitates comprehensive interdepartmental communication '.repeat(6)
    expect(readingEase(easy)).toBeGreaterThan(90)
    expect(readingEase(hard)).toBeLessThan(10)
  })

  it('is not told of a few words, and counts no address as words', () => {
    expect(readingEase('Too short to say.')).toBeUndefined()
    expect(readingEase(`${'https://example.com/a-b-c-d '.repeat(40)}`)).toBeUndefined()
  })

  it('has words for its bands', () => {
    expect([95, 65, 29].map(easeInWords)).toEqual(['very easy', 'standard', 'very difficult'])
  })
})
