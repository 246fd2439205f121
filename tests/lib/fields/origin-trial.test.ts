import { expect, it } from 'vitest'
import { originTrial } from '@/lib/fields/origin-trial'
import { pages, toolPages } from '@/lib/site/pages'

it('goes with the pages that register tools, and with no other', () => {
  const withToken = pages.filter(
    ({ path }) => originTrial(path, { webMcpToken: 'AbC+/=' })['origin-trial'] === 'AbC+/=',
  )
  expect(withToken.map(({ path }) => path)).toEqual(toolPages().map(({ path }) => path))
  expect(pages.filter(({ path }) => 'origin-trial' in originTrial(path, {}))).toEqual([])
})
