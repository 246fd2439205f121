import { type GenericWords, genericPhrases } from './generic-phrases'
import { normalise } from './normalise'

/** A longer anchor says what it is about. */
const MAX_WORDS = 8

type Part = keyof GenericWords
/** What may stand before a part: another one, or nothing. */
type Before = Part | 'start'

/** The order of the parts: "read", "the", "full", "article", "here". */
const FOLLOWS: Readonly<Record<Before, readonly Part[]>> = {
  start: ['phrases', 'calls', 'pointers', 'adjectives', 'things'],
  phrases: ['ends'],
  calls: ['pointers', 'adjectives', 'ends'],
  pointers: ['adjectives', 'things', 'nouns'],
  adjectives: ['adjectives', 'things', 'nouns'],
  things: ['ends'],
  nouns: ['ends'],
  ends: ['ends'],
}

const COMPLETE: ReadonlySet<Before> = new Set(['phrases', 'things', 'nouns', 'ends'])

type Entries = ReadonlyMap<string, ReadonlySet<string>>

const entriesOf = (list: string) => new Set(list.split('|').map(normalise).filter(Boolean))
const languages = Object.values(genericPhrases).map(
  (words): Entries => new Map(Object.entries(words).map(([part, list]) => [part, entriesOf(list)])),
)

/** Whether a normalised text would fit any link on any page. */
export function isGeneric(text: string): boolean {
  const words = text.split(' ', MAX_WORDS + 1)
  return words.length <= MAX_WORDS && languages.some((entries) => isMadeOf(entries, words))
}

function isMadeOf(entries: Entries, words: readonly string[], after: Before = 'start', isPointed = false): boolean {
  if (words.length === 0) return COMPLETE.has(after)
  const parts = FOLLOWS[after].filter((part) => part !== 'nouns' || isPointed)
  return words.some((_word, index) => {
    const entry = words.slice(0, index + 1).join(' ')
    const rest = words.slice(index + 1)
    return parts.some(
      (part) => entries.get(part)?.has(entry) && isMadeOf(entries, rest, part, isPointed || part === 'pointers'),
    )
  })
}
