import { charactersOf } from '@/app/tools/outreach-email-checker/text/words'

/** How many characters a narrow and a wide inbox show: round numbers, since programs, fonts and letters differ. */
export const INBOXES = [
  { name: 'Phone, portrait', subject: 40, snippet: 80 },
  { name: 'Desktop list', subject: 70, snippet: 60 },
] as const

/** The first `length` characters on one line, with an ellipsis if the text is longer. */
export function cutTo(text: string, length: number): string {
  const characters = charactersOf(text.replace(/\s+/g, ' ').trim())
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}…`
}
