/** The words of a text, which may go over several lines. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
