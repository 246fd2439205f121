/** ISO 639's code for a language that nobody knows. */
export const UNKNOWN_LANGUAGE = 'und'

/** The English name of a language, such as German for `de`. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}
