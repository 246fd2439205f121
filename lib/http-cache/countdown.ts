import { TICK_MS } from './clock'

const LIFETIME = /\b(s-maxage|max-age)="?(\d+)"?/gi

/**
 * Makes the function that tells what is left of a `Cache-Control` that was whole at `bornAt`: rounded down, and `no-store`
 * where no cache may serve the answer any more.
 */
export function createCountdown(cacheControl: string, bornAt: number): (now: number) => string {
  let toldAge: number | undefined
  let told = ''
  return (now) => {
    const age = Math.ceil((now + TICK_MS - bornAt) / 1_000)
    if (age !== toldAge) {
      toldAge = age
      told = leftOf(cacheControl, age)
    }
    return told
  }
}

function leftOf(cacheControl: string, age: number): string {
  let longest = 0
  const text = cacheControl.replace(LIFETIME, (_, name: string, seconds: string) => {
    const left = Math.max(0, Number(seconds) - age)
    longest = Math.max(longest, left)
    return `${name}=${left}`
  })
  return longest > 0 ? text : 'no-store'
}
