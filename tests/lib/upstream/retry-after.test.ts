import { expect, it } from 'vitest'
import { parseRetryAfter } from '@/lib/upstream/retry-after'

const NOW = Date.UTC(2026, 9, 1, 12, 0, 0)

it.each([
  ['seconds', '30', 30],
  ['white space around', ' 30 ', 30],
  ['nothing', null, 60],
  ['an empty field', '', 60],
  ['words', 'soon', 60],
  ['a fraction', '1.5', 60],
  ['a negative number', '-5', 60],
  ['zero', '0', 1],
  ['a day', '86400', 3_600],
  ['more digits than a number holds', '9'.repeat(400), 3_600],
  ['a date', 'Thu, 01 Oct 2026 12:02:00 GMT', 120],
  ['a date gone by', 'Thu, 01 Oct 2026 11:00:00 GMT', 1],
  ['a date next year', 'Fri, 01 Oct 2027 12:00:00 GMT', 3_600],
  ['a date that is none', 'Someday GMT', 60],
])('reads %s: %j', (_, field, seconds) => {
  expect(parseRetryAfter(field, NOW)).toBe(seconds)
})
