export interface Attempt {
  /** Minutes after midnight. */
  minute: number
  requests: number
}

export interface Outcome extends Attempt {
  /** How many are admitted; the others are refused. */
  admitted: number
  /** Places that are left afterwards. */
  left: number
  /** Minutes until the next place is free; 0 where one is. */
  wait: number
}

/** Plays attempts, in order, against a window of `minutes` in which at most `limit` requests pass. */
export function playWindow(attempts: readonly Attempt[], limit: number, minutes: number): Outcome[] {
  const admittedAt: number[] = []
  return attempts.map(({ minute, requests }) => {
    const inWindow = admittedAt.filter((at) => at > minute - minutes)
    const admitted = Math.min(requests, limit - inWindow.length)
    for (let sent = 0; sent < admitted; sent++) admittedAt.push(minute)
    const left = limit - inWindow.length - admitted
    const [oldest = minute] = inWindow
    return { minute, requests, admitted, left, wait: left > 0 ? 0 : oldest + minutes - minute }
  })
}

/** Such as 09:40. */
export function clockTime(minute: number): string {
  const parts = [Math.floor(minute / 60), minute % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
