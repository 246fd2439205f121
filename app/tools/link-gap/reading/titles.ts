import { keysOf } from '@/components/backlinks/recognise-columns'
import { titleKey } from '@/components/sheet/reading/titles'

/** Each rating with the names of its columns, those of a site before those of a page: of the first, sites are sorted. */
const SCALES = [
  'Domain Rating: domain rating, dr, domain rating dr, domain dr',
  'Authority Score: domain ascore, authority score, ascore, as, authority score as, domain authority score',
  'Domain Authority: domain authority, da, domain authority da, domain da',
  'Trust Flow: trust flow, tf, domain trust flow, trust flow tf',
  'Citation Flow: citation flow, cf, domain citation flow, citation flow cf',
  'Domain Trust: domain trust, dt, domain trust dt',
  ': domain inlink rank, domain rank, page ascore, page rating',
  'URL Rating: ur, url rating',
  'Page Authority: page authority, pa',
  ': inlink rank, visibility index, sichtbarkeitsindex, visibility, sichtbarkeit, indice de visibilité',
].map((line) => ({ name: line.replace(/:.*/, ''), keys: keysOf(line.replace(/.*:/, '')) }))

/** Names of columns with a rating. */
export const RATINGS = SCALES.flatMap(({ keys }) => keys)

/** Whose a rating is, before or behind its name: `Ahrefs DR`, `Domain Authority (Moz)`, `domain_rating_source`. */
const OWNERS = /^(?:ahrefs|semrush|moz|majestic|source|referring|root)|(?:ahrefs|semrush|moz|majestic|source)$/g

export function ratingKey(title: string): string {
  return titleKey(title).replace(OWNERS, '')
}

/** One name for a rating, however its column is called: only those of one scale are compared. */
export function scaleOf(title = ''): string {
  return SCALES.find(({ keys }) => keys.includes(ratingKey(title)))?.name || title
}

/** Names of columns with the day of a link: the first sight of it, or else another. */
export const SEEN = keysOf(`first seen, first seen date, first found, first crawled, first index date, first indexed,
  date found, found, discovered, date first seen, link first seen, date, erstmals gesehen, zuerst gesehen, gefunden am, entdeckt,
  première vue, première détection, découvert, date de découverte, visto por primera vez, primera vez visto,
  prima rilevazione, eerst gezien, last seen, last crawled, zuletzt gecrawlt, zuletzt gesehen, letztes crawling,
  dernière exploration, dernière vue`)
