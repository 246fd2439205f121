import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findChanges } from '@/app/tools/link-gap/gap/find-changes'

it('every site of two dates is new, lost, or in both, where only a followed link can become nofollow', () => {
  const followed = fc.constantFrom(true, false, undefined)
  const links = fc.uniqueArray(fc.tuple(fc.constantFrom('a.com', 'b.com', 'c.com', 'd.com', 'e.com'), followed), {
    selector: ([site]) => site,
  })
  fc.assert(
    fc.property(links, links, (before, after) => {
      const { added, lost, nofollow } = findChanges(new Map(before), new Map(after), (one) => one)
      const sitesOf = (all: typeof before) => all.map(([site]) => site)
      expect([...added, ...sitesOf(before)].sort()).toEqual(
        [...new Set([...sitesOf(before), ...sitesOf(after)])].sort(),
      )
      expect([...lost, ...sitesOf(after)].sort()).toEqual([...new Set([...sitesOf(before), ...sitesOf(after)])].sort())
      const became = after.filter(([site, now]) => now === false && before.some(([one, was]) => one === site && was))
      expect(nofollow).toEqual(sitesOf(became))
    }),
  )
})
