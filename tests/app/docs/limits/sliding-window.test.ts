import { expect, it } from 'vitest'
import { clockTime, playWindow } from '@/app/docs/limits/sliding-window'

it('admits up to the limit in any window, and says when the next place is free', () => {
  const attempts = [
    { minute: 540, requests: 7 },
    { minute: 580, requests: 4 },
    { minute: 599, requests: 1 },
    { minute: 600, requests: 1 },
  ]
  const outcomes = playWindow(attempts, 10, 60)
  expect(outcomes.map(({ admitted, left }) => [admitted, left])).toEqual([
    [7, 3],
    [3, 0],
    [0, 0],
    [1, 6],
  ])
  expect(outcomes.map(({ wait }) => wait)).toEqual([0, 20, 1, 0])
})

it('writes minutes as a clock does', () => {
  expect([545, 605].map(clockTime)).toEqual(['09:05', '10:05'])
})
