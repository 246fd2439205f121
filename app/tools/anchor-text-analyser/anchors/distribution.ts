import { type AnchorType, anchorTypes } from './anchor-types'
import { normalise } from './normalise'
import { visibleText } from './visible-text'

/** Links and where they come from. */
export interface Tally {
  links: number
  /** Of them, those not marked nofollow, sponsored or ugc; undefined if the export does not say. */
  followed: number | undefined
  /** The number of linking sites; undefined if the export does not say. */
  sites: number | undefined
}

export interface AnchorShare extends Tally {
  /** The first spelling; empty for a link without text. */
  text: string
  type: AnchorType
  /** Of all links, from 0 to 1. */
  share: number
}

export interface TargetShare extends Tally {
  /** The linked page, without scheme and `www.`. */
  target: string
  share: number
  /** The type that most of its links have. */
  mostly: AnchorType
  /** Of its links, from 0 to 1. */
  exactShare: number
}

/** Words that several sites use alike. */
interface Repeated extends Tally {
  text: string
  /** Equal for the same words in another spelling. */
  key: string
  type: AnchorType
  /** Some of the sites. */
  examples: string[]
}

export interface Distribution extends Tally {
  texts: number
  /** Every type, also those without links, in the order of `anchorTypes`. */
  types: (Omit<AnchorShare, 'text'> & { texts: number })[]
  /** Most frequent first. */
  anchors: AnchorShare[]
  /** Most frequent first; empty if the export names no targets. */
  targets: TargetShare[]
  /** Exact keywords first, then by sites; undefined if the export names neither pages nor sites. */
  repeated: Repeated[] | undefined
}

export interface Link {
  anchor: string
  type: AnchorType
  count: number
  /** The linking site, or the number of them. */
  site?: string | number
  target?: string
  followed?: number
}

/** Two sites may have the same words by chance. */
const LEAST_SITES = 3
const EXAMPLES = 5
/** The types whose words somebody chose. */
const CHOSEN: readonly AnchorType[] = ['exact match', 'partial match', 'other']

/** Counts links by type, by text (ignoring case and extra spaces) and by target. */
export function createDistribution(): { add(link: Link): void; result(): Distribution } {
  const all: Count = { links: 0 }
  const byType = new Map(anchorTypes.map((type): [AnchorType, Count] => [type, { links: 0 }]))
  const byText = new Map<string, { text: string; type: AnchorType; count: Count }>()
  const byTarget = new Map<string, { count: Count; types: Map<AnchorType, number> }>()
  let hasSites = false

  return {
    add(link) {
      const { anchor, type, target } = link
      hasSites ||= link.site !== undefined
      // One site may have several texts, so numbers of sites cannot be added up.
      const named = typeof link.site === 'number' ? { ...link, site: undefined } : link
      addTo(all, named)
      const ofType = byType.get(type)
      if (ofType) addTo(ofType, named)
      const text = visibleText(anchor)
      // The same text is two entries if one of them is an image's alternative text.
      const key = `${type}\n${text.normalize('NFC').toLowerCase()}`
      const entry = byText.get(key) ?? { text, type, count: { links: 0 } }
      byText.set(key, entry)
      addTo(entry.count, link)
      if (!target) return
      const page = byTarget.get(target) ?? { count: { links: 0 }, types: new Map() }
      byTarget.set(target, page)
      addTo(page.count, named)
      page.types.set(type, (page.types.get(type) ?? 0) + link.count)
    },
    result() {
      const whole = tallyOf(all)
      const shareOf = (count: Count) => ({ ...tallyOf(count), share: partOf(count.links, whole.links) })
      const entries = [...byText.values()].sort((a, b) => b.count.links - a.count.links)
      return {
        ...whole,
        texts: entries.length,
        types: anchorTypes.map((type) => {
          const texts = entries.filter((entry) => entry.type === type).length
          return { type, ...shareOf(byType.get(type) ?? { links: 0 }), texts }
        }),
        anchors: entries.map(({ text, type, count }) => ({ text, type, ...shareOf(count) })),
        targets: [...byTarget]
          .map(([target, { count, types }]) => {
            const [mostly = 'other'] = [...types].reduce((best, one) => (one[1] > best[1] ? one : best))
            const exactShare = partOf(types.get('exact match') ?? 0, count.links)
            return { target, ...shareOf(count), mostly, exactShare }
          })
          .sort((a, b) => b.links - a.links),
        repeated: hasSites ? findRepeated(entries) : undefined,
      }
    },
  }
}

function findRepeated(entries: readonly { text: string; type: AnchorType; count: Count }[]): Repeated[] {
  const groups = new Map<string, { text: string; type: AnchorType; count: Count }>()
  for (const { text, type, count } of entries) {
    if (!CHOSEN.includes(type)) continue
    const key = normalise(text)
    const group = groups.get(key) ?? { text, type, count: { links: 0 } }
    groups.set(key, group)
    joinTo(group.count, count)
  }
  return [...groups]
    .map(([key, { text, type, count }]) => {
      return { text, key, type, ...tallyOf(count), examples: [...(count.sites ?? [])].slice(0, EXAMPLES) }
    })
    .filter(({ sites = 0 }) => sites >= LEAST_SITES)
    .sort((a, b) => CHOSEN.indexOf(a.type) - CHOSEN.indexOf(b.type) || (b.sites ?? 0) - (a.sites ?? 0))
}

/** Plain data, since an export has a hundred thousand of them. */
interface Count {
  links: number
  followed?: number
  sites?: Set<string>
  /** The number of sites, where the export has that alone. */
  siteCount?: number
}

function addTo(count: Count, { count: links, followed, site }: Pick<Link, 'count' | 'followed' | 'site'>): void {
  count.links += links
  if (followed !== undefined) count.followed = (count.followed ?? 0) + followed
  if (typeof site === 'number') count.siteCount = (count.siteCount ?? 0) + site
  if (typeof site !== 'string') return
  count.sites ??= new Set()
  count.sites.add(site)
}

function joinTo(count: Count, other: Count): void {
  addTo(count, { count: other.links, followed: other.followed, site: other.siteCount })
  if (other.sites) count.sites = new Set([...(count.sites ?? []), ...other.sites])
}

function tallyOf({ links, followed, sites, siteCount }: Count): Tally {
  return { links, followed, sites: sites?.size ?? siteCount }
}

function partOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
