import { counted, englishNumber } from '@/components/elements/english'
import { windowText } from '@/lib/limit/duration-text'
import type { AskLimit, Planned } from './plan'

/** So soon nobody looks at a clock. */
const AT_ONCE_MS = 20_000
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Such as `300 sites: 100 at once, the rest in about 2 hours`. It says "up to" until a response has said what is left of
 * the limit: others on the visitor's network may have used some.
 */
export function planTitle({ total, known, plan, nowMs, usage }: Planned, batchSize: number): string {
  // So many sites need not wait for the limit.
  const soon = Math.min(total, known + plan.soon * batchSize)
  const sites = counted(total, 'site')
  const isSure = known === total || (usage.quota && usage.quota.resetAtMs > nowMs)
  if (soon === 0 || (soon === total && (isSure || total === 1))) return `${sites}: ${inWords(plan.endsMs - nowMs)}`
  const first = `${isSure ? '' : 'up to '}${englishNumber(soon)} ${inWords(plan.soonEndsMs - nowMs)}`
  return soon === total ? `${sites}: ${first}` : `${sites}: ${first}, the rest ${inWords(plan.endsMs - nowMs)}`
}

/** Why a list takes so long, in a sentence or two. */
export function planReason(
  { known }: Planned,
  batchSize: number,
  { limit, windowSeconds, gapSeconds }: AskLimit,
): string {
  const calls = `${englishNumber(limit)} ${gapSeconds ? 'lookups' : 'requests'} ${windowText(windowSeconds)}`
  return [
    `The limit is ${calls} per IP address${batchSize > 1 ? `, each for up to ${batchSize} sites` : ''}.`,
    gapSeconds && `This site calls its provider every ${gapSeconds} seconds.`,
    gapSeconds && 'Sites that anybody has looked up in the last day come at once and don’t count.',
    known > 0 && `This browser knows ${englishNumber(known)} of the sites already.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A time of the day in the visitor's time zone, such as `14:05`, or `02:20 on Thursday` if it is not today. */
export function dayTime(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)]
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return at.toDateString() === now.toDateString() ? time : `${time} on ${WEEKDAYS[at.getDay()]}`
}

function inWords(milliseconds: number): string {
  return milliseconds < AT_ONCE_MS ? 'at once' : `in about ${roughly(milliseconds / 60_000)}`
}

/** Rounded as people do who do not mean it to the minute. */
function roughly(minutes: number): string {
  if (minutes <= 1) return 'a minute'
  if (minutes < 55) return `${Math.ceil(minutes)} minutes`
  const hours = Math.ceil(minutes / 60 - 0.1)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
