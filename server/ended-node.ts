/** The last day of each release line with long-term support (github.com/nodejs/Release). */
const LAST_DAYS: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

/** A warning where the release line of `version`, such as `20.20.2`, gets no more security fixes. */
export function endedNodeWarning(version: string, now: Date): string | undefined {
  const [major = ''] = version.split('.')
  const lastDay = LAST_DAYS[major]
  if (lastDay === undefined || now.toISOString().slice(0, 10) <= lastDay) return undefined
  return `Node ${major} has had no security fixes since ${lastDay}. Use a newer release line.`
}
