export type LinkFault = 'shortened' | 'not encrypted' | 'tracking parameters'

export interface Link {
  start: number
  text: string
  faults: LinkFault[]
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"”’)\]}]*[^\s<>"”’)\]}.,;:!?]/gi

const SHORTENERS = new Set(
  (
    'bit.ly buff.ly cutt.ly dlvr.it goo.gl is.gd lnkd.in ow.ly rb.gy rebrand.ly s.id shorturl.at snip.ly t.co t.ly ' +
    'tiny.cc tinyurl.com trib.al v.gd'
  ).split(' '),
)

/** Longer addresses are not parsed: parsing a non-ASCII host takes quadratic time. */
const MAX_PARSED = 2_048

const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_eid|mc_cid|_hsenc|_hsmi|mkt_tok|igshid|ref|aff|affid)$/i

/** The web addresses in a plain text, each with its faults. */
export function findLinks(text: string): Link[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: link, index }) => ({
    start: index,
    text: link,
    faults: faultsOf(link),
  }))
}

/** The text with spaces in place of its links, so that all else stays where it is. */
export function withoutLinks(text: string): string {
  return text.replace(ADDRESS, (link) => ' '.repeat(link.length))
}

function faultsOf(text: string): LinkFault[] {
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (address.length > MAX_PARSED || !URL.canParse(address)) return []
  const { hostname, protocol, searchParams } = new URL(address)
  const faults: LinkFault[] = []
  if (SHORTENERS.has(hostname.replace(/^www\./, ''))) faults.push('shortened')
  if (protocol === 'http:') faults.push('not encrypted')
  if ([...searchParams.keys()].some((name) => TRACKING.test(name))) faults.push('tracking parameters')
  return faults
}
