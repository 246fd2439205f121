/** ISO 639's code for a language that nobody knows. */
export const UNKNOWN_LANGUAGE = 'und'

/** Of fewer words the language is a guess. The detector is not loaded for them. */
export const LEAST_WORDS = 12
const FOREIGN_GREETING = /^\s*(?:hallo|liebe|sehr geehrte|guten|bonjour|hola|estimad|ciao|gentile|buongiorno)/im

/** English, unless it greets in another language. */
export const languageOfShort = (text: string) => (FOREIGN_GREETING.test(text) ? UNKNOWN_LANGUAGE : 'en')
