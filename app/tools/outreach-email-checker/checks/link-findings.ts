import { findLinks } from '@/app/tools/outreach-email-checker/text/links'
import { counted } from '@/components/elements/english'
import { type Finding, findingOf, fine, fix, review } from './findings'

const MANY = 2

const SHORTENERS = new Set(
  (
    'bit.ly buff.ly cutt.ly dlvr.it goo.gl is.gd lnkd.in ow.ly rb.gy rebrand.ly s.id shorturl.at snip.ly t.co t.ly ' +
    'tiny.cc tinyurl.com trib.al v.gd'
  ).split(' '),
)
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_eid|mc_cid|_hsenc|_hsmi|mkt_tok|igshid|ref|aff|affid)$/i

const FAULTS: readonly [isIn: (url: URL) => boolean, make: typeof fix, title: string, detail: string][] = [
  [
    ({ hostname }) => SHORTENERS.has(hostname.replace(/^www\./, '')),
    fix,
    'A shortened link',
    'Readers cannot see where it leads, and spammers use the same services. Use the full URL.',
  ],
  [({ protocol }) => protocol === 'http:', review, 'A link without https', 'Some e-mail programs warn about it.'],
  [
    ({ searchParams }) => [...searchParams.keys()].some((name) => TRACKING.test(name)),
    review,
    'A link with tracking parameters',
    'They show that the e-mail is part of a campaign. The URL without them leads to the same page.',
  ],
]

/** What is wrong with the links of an e-mail. */
export function linkFindings(body: string): Finding[] {
  const links = findLinks(body).map((link) => ({ ...link, part: 'body' as const, url: parse(link.text) }))
  const faults = FAULTS.flatMap(([isIn, make, title, detail]) => {
    const places = links.filter(({ url }) => url && isIn(url))
    // Of several links, one may be a dead link of the reader's page.
    return findingOf(places, links.length > 1 ? review : make, title, detail)
  })
  if (links.length > MANY) {
    const advice = 'Two are enough: the page you are offering, and a source.'
    return [...faults, review(`${links.length} links`, advice, links)]
  }
  return faults.length > 0 || links.length === 0
    ? faults
    : [fine(`${counted(links.length, 'link')}, not hidden`, 'It needs no attention.')]
}

/** Longer addresses are not parsed: parsing a non-ASCII host takes quadratic time. */
const MAX_PARSED = 2_048

function parse(link: string): URL | undefined {
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  return address.length <= MAX_PARSED && URL.canParse(address) ? new URL(address) : undefined
}
