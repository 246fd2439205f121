import type { AnchorType } from './anchor-types'
import type { Distribution, Tally } from './distribution'

/** The same words, with what each profile has of them. */
export interface Phrase {
  text: string
  type: AnchorType
  /** In the order of the profiles; undefined where fewer than three sites use it, or the export does not say. */
  tallies: (Tally | undefined)[]
  examples: string[]
}

/** Joins the repeated words of several profiles, in the first one's order, then in that of the next. */
export function comparePhrases(profiles: readonly Pick<Distribution, 'repeated'>[]): Phrase[] {
  const phrases = new Map<string, Phrase>()
  profiles.forEach(({ repeated = [] }, index) => {
    for (const { key, text, type, examples, ...tally } of repeated) {
      const phrase = phrases.get(key) ?? { text, type, tallies: profiles.map(() => undefined), examples }
      phrases.set(key, phrase)
      phrase.tallies[index] = tally
    }
  })
  const exactFirst = (a: Phrase, b: Phrase) => Number(b.type === 'exact match') - Number(a.type === 'exact match')
  return [...phrases.values()].toSorted(exactFirst)
}
