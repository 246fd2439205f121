/** The code that a Redis error starts with, such as `WRONGPASS`. The rest may contain keys and values. */
export function errorCodeOf(message: string): string {
  return /^[A-Z]{2,30}/.exec(message)?.[0] ?? 'an error'
}
