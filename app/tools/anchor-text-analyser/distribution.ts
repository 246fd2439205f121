import { type AnchorType, anchorTypes } from './classify-anchor'

export interface TypeShare {
  type: AnchorType
  links: number
  /** Of all links, from 0 to 1. */
  share: number
  /** The number of different texts. */
  texts: number
}

export interface AnchorShare {
  /** The first spelling; empty for a link without text. */
  text: string
  type: AnchorType
  links: number
  /** Of all links, from 0 to 1. */
  share: number
  /** The number of linking hosts; undefined if the export has no linking pages. */
  hosts: number | undefined
}

export interface Distribution {
  links: number
  texts: number
  /** Every type, also those without links, in the order of `anchorTypes`. */
  types: TypeShare[]
  /** Most frequent first. */
  anchors: AnchorShare[]
}

interface Counted {
  text: string
  type: AnchorType
  links: number
  hosts: Set<string>
}

/** Counts links by type and by text, ignoring case and extra spaces. */
export function createDistribution(): {
  add(link: { anchor: string; type: AnchorType; count: number; host: string | undefined }): void
  result(): Distribution
} {
  const counted = new Map<string, Counted>()
  let links = 0
  let hasHosts = false

  return {
    add({ anchor, type, count, host }) {
      links += count
      const text = anchor.replace(/\s+/g, ' ').trim()
      // The same text is two entries if one of them is an image's alternative text.
      const key = `${type}\n${text.toLowerCase()}`
      const known = counted.get(key)
      const entry = known ?? { text, type, links: 0, hosts: new Set<string>() }
      if (!known) counted.set(key, entry)
      entry.links += count
      if (host === undefined) return
      hasHosts = true
      entry.hosts.add(host)
    },
    result() {
      const entries = [...counted.values()].sort((a, b) => b.links - a.links)
      return {
        links,
        texts: entries.length,
        types: anchorTypes.map((type) => {
          const ofType = entries.filter((entry) => entry.type === type)
          const sum = ofType.reduce((total, entry) => total + entry.links, 0)
          return { type, links: sum, share: shareOf(sum, links), texts: ofType.length }
        }),
        anchors: entries.map(({ text, type, links: own, hosts }) => ({
          text,
          type,
          links: own,
          share: shareOf(own, links),
          hosts: hasHosts ? hosts.size : undefined,
        })),
      }
    },
  }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
