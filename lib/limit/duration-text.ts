const MINUTE = 60
const HOUR = 60 * MINUTE

/** Such as `12 minutes`: rounded up, so that the time has passed when a reader comes back. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return counted(seconds, 'second')
  return seconds < HOUR ? counted(seconds / MINUTE, 'minute') : counted(seconds / HOUR, 'hour')
}

/** Such as `an hour` or `in 10 minutes`, after a number of events. */
export function windowText(seconds: number): string {
  if (seconds === HOUR) return 'an hour'
  return seconds === MINUTE ? 'a minute' : `in ${durationText(seconds)}`
}

function counted(amount: number, unit: string): string {
  const whole = Math.ceil(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
