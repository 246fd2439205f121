import { expect, test } from 'vitest'
import { estimateTokens } from '@/lib/markdown/tokens'

test.each([
  ['', 0],
  ['a', 1],
  ['four', 1],
  ['fives', 2],
  ['日本語', 3],
  ['x'.repeat(4_000), 1_000],
])('%j is about %i tokens', (markdown, tokens) => {
  expect(estimateTokens(markdown)).toBe(tokens)
})
