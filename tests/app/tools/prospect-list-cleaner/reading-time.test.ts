import { expect, it } from 'vitest'
import { readingTime } from '@/app/tools/prospect-list-cleaner/reading-time'

it.each([
  [1, '5 minutes'],
  [18, '90 minutes'],
  [19, '2 hours'],
  [5_000, '417 hours'],
])('%i sites take %s', (sites, time) => {
  expect(readingTime(sites)).toBe(time)
})
