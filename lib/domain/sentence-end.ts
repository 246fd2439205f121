const SENTENCE_END = /^[\p{L}\p{N}’'-]+\.\p{Lu}\p{Ll}+$/u

/** Whether a word ends a sentence and begins the next: `Hello.My`, before `name`, though `.my` is a top-level domain. */
export function isSentenceEnd(word: string, next = ''): boolean {
  return SENTENCE_END.test(word) && /^\p{L}/u.test(next)
}
