import { charactersOf } from './words'

/**
 * Roughly how many characters of a subject an inbox shows. It depends on the program, the font and the letters, so these
 * are round numbers for a narrow and a wide list, not a measurement.
 */
export const INBOXES = [
  { name: 'Phone, held upright', subject: 40, snippet: 80 },
  { name: 'Desktop list', subject: 70, snippet: 60 },
] as const

/** The text as a list shows it in so many characters, with an ellipsis for what is cut. */
export function cutTo(text: string, length: number): string {
  const characters = charactersOf(text.replace(/\s+/g, ' ').trim())
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}…`
}
