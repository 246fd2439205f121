import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGap } from '@/app/tools/link-gap/gap/find-gap'

const SITES = 'abcdefghij'.split('').map((letter) => `${letter}.com`)
const sites = fc.uniqueArray(fc.constantFrom(...SITES))
const input = fc.record({
  rivals: fc.array(sites, { minLength: 1, maxLength: 10 }),
  own: fc.option(sites, { nil: undefined }),
  least: fc.integer({ min: 1, max: 10 }),
  ownSites: sites.map((all) => new Set(all.slice(0, 1))),
  rivalSites: sites.map((all) => new Set(all.slice(0, 2))),
  platforms: sites.map((all) => new Set(all.slice(0, 3))),
})

const mapOf = (all: readonly string[]) => new Map(all.map((site) => [site, `link from ${site}`]))

function run({ rivals, own, platforms, ...options }: typeof input extends fc.Arbitrary<infer One> ? One : never) {
  return findGap(rivals.map(mapOf), own && mapOf(own), {
    ...options,
    platformOf: (site) => (platforms.has(site) ? 'a platform' : undefined),
  })
}

describe('the gap, against a count of each site by itself', () => {
  it('has the sites that link to enough rivals and not to you, and no others', () => {
    fc.assert(
      fc.property(input, (given) => {
        const isIn = (site: string) => {
          const linked = given.rivals.filter((one) => one.includes(site)).length
          return (
            linked >= given.least &&
            linked > 0 &&
            !given.own?.includes(site) &&
            !given.ownSites.has(site) &&
            !given.rivalSites.has(site)
          )
        }
        const gap = run(given)
        const names = (all: typeof gap.sites) => all.map(({ site }) => site).sort()
        expect(names(gap.sites)).toEqual(SITES.filter((site) => isIn(site) && !given.platforms.has(site)))
        expect(names(gap.platforms)).toEqual(SITES.filter((site) => isIn(site) && given.platforms.has(site)))
      }),
    )
  })

  it('has each site’s link to each rival, and those with the most rivals first', () => {
    fc.assert(
      fc.property(input, (given) => {
        const gap = run(given)
        for (const { site, links, rivals } of gap.sites) {
          expect(links).toEqual(given.rivals.map((one) => (one.includes(site) ? `link from ${site}` : undefined)))
          expect(rivals).toEqual(given.rivals.flatMap((one, at) => (one.includes(site) ? at : [])))
        }
        const counts = gap.sites.map(({ rivals }) => rivals.length)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      }),
    )
  })

  it('counts every linking site once: listed, on a platform, or left out for the first reason that holds', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { sites, platforms, leftOut } = run(given)
        const all = SITES.filter((site) => given.rivals.some((one) => one.includes(site)))
        const own = all.filter((site) => given.ownSites.has(site))
        const rivals = all.filter((site) => given.rivalSites.has(site) && !own.includes(site))
        const yours = all.filter((site) => given.own?.includes(site) && ![...own, ...rivals].includes(site))
        expect(leftOut).toMatchObject({ own: own.length, rivals: rivals.length, yours: yours.length })
        const counts = Object.values(leftOut).reduce((sum, count) => sum + count, 0)
        expect(counts + sites.length + platforms.length).toBe(all.length)
      }),
    )
  })
})
