/** ISO 639's code for a language that nobody knows. */
export const UNKNOWN_LANGUAGE = 'und'
