/** More characters than any anchor has. Normalising takes quadratic time in combining marks. */
export const MAX_CHARACTERS = 2_000

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/** Accents of alphabets and the vowel points of Hebrew and Arabic. In other scripts, a mark is part of the word. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\p{Me}]+/gu

/** Lower case without accents, with single spaces in place of punctuation. */
export function normalise(text: string): string {
  return (
    text
      .slice(0, MAX_CHARACTERS)
      // Unicode would take it apart into two letters.
      .replace(/[™℠]/g, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
      .replace(ACCENTS, '')
      .replace(/[ßłøđıæœ]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^\p{L}\p{M}\p{N}&+#]+/gu, ' ')
      // Puts the syllables of Hangul and the voiced kana together again.
      .normalize('NFC')
      .trim()
  )
}
