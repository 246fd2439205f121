// `Intl` would do this, but its first use takes a phone 40 to 70 ms, while a result is drawn.

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A whole number, as in `12,345`. */
export function englishNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A number of things, as in `1 link` or `12,345 links`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${englishNumber(number)} ${number === 1 ? one : many}`
}

/** The day in UTC, as in `23 November 2026`. */
export function englishDay(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** The month in UTC, as in `October 2026`, or `Oct 2026`. */
export function englishMonth(date: Date, length: 'long' | 'short'): string {
  const name = MONTHS[date.getUTCMonth()]
  return `${length === 'long' ? name : name?.slice(0, 3)} ${date.getUTCFullYear()}`
}
