import { expect, test } from 'vitest'
import { durationText, windowText } from '@/lib/limit/duration-text'

test.for([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '1 hour'],
  [3_601, '61 minutes'],
  [7_201, '3 hours'],
  [172_799, '48 hours'],
  [172_800, '2 days'],
] as const)('%i seconds are told as %s', ([seconds, text]) => {
  expect(durationText(seconds)).toBe(text)
})

test.for([
  [60, 'a minute'],
  [600, 'in 10 minutes'],
  [3_600, 'an hour'],
  [86_400, 'in 24 hours'],
] as const)('a window of %i seconds is told as %s', ([seconds, text]) => {
  expect(windowText(seconds)).toBe(text)
})
