const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A text such as `12 minutes`, rounded up so that a reader who waits so long has waited enough. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return counted(seconds, 'second')
  if (seconds > DAY && seconds % DAY === 0) return counted(seconds / DAY, 'day')
  const isInMinutes = seconds < 2 * HOUR && seconds !== HOUR
  return isInMinutes ? counted(seconds / MINUTE, 'minute') : counted(seconds / HOUR, 'hour')
}

/** A text such as `an hour` or `in 10 minutes`, to follow a number of requests. */
export function windowText(seconds: number): string {
  if (seconds === HOUR) return 'an hour'
  return seconds === MINUTE ? 'a minute' : `in ${durationText(seconds)}`
}

function counted(amount: number, unit: string): string {
  const whole = Math.ceil(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
