import { pageRankSource, ratingSource } from './sources'

const CREDITS = new RegExp(
  [ratingSource, pageRankSource].map(({ name, url }) => `${name}, ${escaped(url)}`).join('|'),
  'g',
)

/** Takes the credits out of a text, so that a list that was exported can be read again without the providers in it. */
export function withoutCredits(text: string): string {
  return text.replace(CREDITS, ' ')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
