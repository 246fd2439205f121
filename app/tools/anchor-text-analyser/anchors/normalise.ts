/** More characters than any anchor has. Normalising takes quadratic time in combining marks. */
export const MAX_CHARACTERS = 2_000

/** Lower case without accents, with single spaces in place of punctuation. */
export function normalise(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}&+#]+/gu, ' ')
    .trim()
}
