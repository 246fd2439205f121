/** A text of at most so many characters, for a place that has no room for more. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
