import { type GenericWords, genericPhrases } from './generic-phrases'
import { normalise } from './normalise'

/** A longer anchor says what it is about. */
const MAX_WORDS = 8

type Part = keyof GenericWords

/** The order of the parts: "read", "the", "full", "article", "here". */
const FOLLOWS: Readonly<Record<Part | 'start', readonly Part[]>> = {
  start: ['phrases', 'calls', 'pointers', 'adjectives', 'things'],
  phrases: ['ends'],
  calls: ['pointers', 'adjectives', 'ends'],
  pointers: ['adjectives', 'things', 'nouns'],
  adjectives: ['adjectives', 'things', 'nouns'],
  things: ['ends'],
  nouns: ['ends'],
  ends: ['ends'],
}

const COMPLETE: ReadonlySet<Part | 'start'> = new Set(['phrases', 'things', 'nouns', 'ends'])

type Entries = Readonly<Record<Part, ReadonlySet<string>>>

const languages = Object.values(genericPhrases).map((words): Entries => {
  const entriesOf = (part: Part) => new Set(words[part].split('|').map(normalise).filter(Boolean))
  return {
    phrases: entriesOf('phrases'),
    things: entriesOf('things'),
    nouns: entriesOf('nouns'),
    pointers: entriesOf('pointers'),
    adjectives: entriesOf('adjectives'),
    calls: entriesOf('calls'),
    ends: entriesOf('ends'),
  }
})

/** Whether a normalised text would fit any link on any page. */
export function isGeneric(text: string): boolean {
  const words = text.split(' ', MAX_WORDS + 1)
  return words.length <= MAX_WORDS && languages.some((entries) => isMadeOf(entries, words))
}

function isMadeOf(
  entries: Entries,
  words: readonly string[],
  after: Part | 'start' = 'start',
  isPointed = false,
): boolean {
  if (words.length === 0) return COMPLETE.has(after)
  const parts = FOLLOWS[after].filter((part) => part !== 'nouns' || isPointed)
  return words.some((_word, index) => {
    const entry = words.slice(0, index + 1).join(' ')
    const rest = words.slice(index + 1)
    return parts.some(
      (part) => entries[part].has(entry) && isMadeOf(entries, rest, part, isPointed || part === 'pointers'),
    )
  })
}
