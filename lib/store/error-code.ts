/** The code that a Redis error begins with, `WRONGPASS` for example; what follows may repeat what was sent. */
export function errorCodeOf(message: string): string {
  return /^[A-Z]{2,}/.exec(message)?.[0] ?? 'an error'
}
