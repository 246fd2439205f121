/** Whether the text holds a C0 control, DEL or a C1 control (Unicode category Cc). */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text)
}
