/** Number formats of dates and times that have no code in the file (ECMA-376, 18.8.30). */
const BUILT_IN_DATES: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
]

export function isBuiltInDateFormat(id: number): boolean {
  return BUILT_IN_DATES.some(([from, to]) => from <= id && id <= to)
}

/** Excel's own limit. */
const MAX_FORMAT_CHARACTERS = 255

/** Whether a format shows a date or a time of day, and not a number or a duration such as `[h]:mm`. */
export function isDateFormat(given: string): boolean {
  const code = given.slice(0, MAX_FORMAT_CHARACTERS)
  if (/\[[hms]+\]/i.test(code)) return false
  // Quoted and escaped characters are shown as they are; brackets hold colours, conditions and languages.
  return /[dhmsy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''))
}

/** 31 December 9999. */
const LAST_DAY = 2_958_465
const DAY_SECONDS = 86_400
/** Days that the 1904 calendar begins later. */
const SINCE_1904 = 1_462

/** The date of a serial number in ISO 8601, without what is zero; undefined for a number that no spreadsheet shows as one. */
export function dateOf(serial: number, is1904: boolean): string | undefined {
  const days = serial < 1 ? serial : serial + (is1904 ? SINCE_1904 : 0)
  if (!(days >= 0 && days < LAST_DAY + 1)) return undefined
  const seconds = Math.round(days * DAY_SECONDS)
  // Spreadsheets take 1900 for a leap year, so that day 60 is missing.
  const since = Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const [date, time] = new Date(since + 1_000 * seconds).toISOString().replace('.000Z', '').split('T')
  if (seconds < DAY_SECONDS) return time
  return time === '00:00:00' ? date : `${date} ${time}`
}
