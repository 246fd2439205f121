const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A whole number as a text has it: a word up to ten, digits from there. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}
