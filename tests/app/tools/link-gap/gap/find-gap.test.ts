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

  it('counts every linking site once: in one combination, on a platform, as yours or as a rival', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { combinations, leftOut } = run(given)
        const all = SITES.filter((site) => given.rivals.some((one) => one.includes(site)))
        const counted = (isOne: (site: string) => boolean) => all.filter(isOne).length
        const isOwn = (site: string) => given.ownSites.has(site)
        const isRival = (site: string) => given.rivalSites.has(site) && !isOwn(site)
        expect(leftOut).toEqual({ own: counted(isOwn), rivals: counted(isRival) })
        const isLeft = (site: string) => !isOwn(site) && !isRival(site) && !given.platforms.has(site)
        expect(combinations.reduce((sum, { sites }) => sum + sites, 0)).toBe(counted(isLeft))
        for (const { rivals, sites, yours } of combinations) {
          const isHere = (site: string) =>
            isLeft(site) && given.rivals.every((one, at) => one.includes(site) === rivals.includes(at))
          expect(sites).toBe(counted(isHere))
          expect(yours).toBe(counted((site) => isHere(site) && (given.own?.includes(site) ?? false)))
        }
        const sizes = combinations.map(({ sites }) => sites)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      }),
    )
  })
})
