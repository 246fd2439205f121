/** Splits a text of several lines at its white space. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
