export interface Linked<One> {
  site: string
  /** The indexes of the rivals that it links to, in their order. */
  rivals: readonly number[]
  /** Its links, by the rivals' indexes. */
  links: readonly (One | undefined)[]
  rating?: number
  /** The kind of platform, if it is one. */
  platform?: string
}

interface GapOptions<One> {
  least: number
  ownSites: ReadonlySet<string>
  rivalSites: ReadonlySet<string>
  platformOf: (site: string, one: One) => string | undefined
  /** By its links. Among sites with equally many rivals, the highest is first. */
  ratingOf?: (links: readonly (One | undefined)[]) => number | undefined
}

/** Finds the sites that link to rivals and not to you. Without `own`, all those that link to rivals. */
export function findGap<One>(
  rivals: readonly ReadonlyMap<string, One>[],
  own: ReadonlyMap<string, One> | undefined,
  { least, ownSites, rivalSites, platformOf, ratingOf = () => undefined }: GapOptions<One>,
) {
  const sites: Linked<One>[] = []
  const platforms: Linked<One>[] = []
  const leftOut = { own: 0, rivals: 0, yours: 0, few: 0 }
  for (const site of new Set(rivals.flatMap((one) => [...one.keys()]))) {
    if (ownSites.has(site) || rivalSites.has(site)) {
      leftOut[ownSites.has(site) ? 'own' : 'rivals']++
      continue
    }
    const links = rivals.map((one) => one.get(site))
    const linked = links.flatMap((link, at) => (link === undefined ? [] : at))
    const isYours = own?.has(site) ?? false
    if (isYours || linked.length < least) {
      leftOut[isYours ? 'yours' : 'few']++
      continue
    }
    const platform = platformOf(site, links[linked[0] ?? 0] as One)
    const one = { site, rivals: linked, links, rating: ratingOf(links), platform }
    if (platform === undefined) sites.push(one)
    else platforms.push(one)
  }
  const order = (a: Linked<One>, b: Linked<One>) =>
    b.rivals.length - a.rivals.length || (b.rating ?? -1) - (a.rating ?? -1) || (a.site < b.site ? -1 : 1)
  return {
    /** Those with the most rivals first. */
    sites: sites.sort(order),
    platforms: platforms.sort(order),
    leftOut,
  }
}
