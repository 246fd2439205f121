import { durationText, windowText } from './duration-text'
import type { Policy } from './policies'

/** The message for a client that has to wait. */
export function limitReached({ limit, windowSeconds }: Policy, retryAfterSeconds: number): string {
  const allowed = `${limit} request${limit === 1 ? '' : 's'} ${windowText(windowSeconds)}`
  return `Your IP address has reached the limit of ${allowed}; try again in ${durationText(retryAfterSeconds)}.`
}

/** The message where a domain would wait longer than `ratingPace` allows. */
export function paceReached(retryAfterSeconds: number): string {
  return `This site is looking up as many domains as its provider allows; try again in ${durationText(retryAfterSeconds)}.`
}
