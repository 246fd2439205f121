import { InvalidInput } from '@/lib/errors'

/** The indexes of the columns; undefined for a column that the export does not have. */
export interface Columns {
  /** The tool and the report, in words. */
  kind: string
  anchor: number
  source?: number
  target?: number
  /** The link's type, or a flag for images. */
  image?: number
  /** The number of links in a row; without it each row is one link. */
  count?: number
  /** The number of linking sites in a row, in a list of anchors. */
  sites?: number
  /** Flags that tell a link that is not followed: nofollow, sponsored, user-generated. */
  notFollowed: number[]
  /** The number of followed links in a row, in a list of anchors. */
  followed?: number
  /** Whether the first row is data. */
  headerless: boolean
}

const ANCHOR = ['anchor', 'anchor text', 'link anchor', 'link text', 'top linking text', 'linking text', 'text']
const SOURCE = [
  'referring page url',
  'source url',
  'source page url',
  'url from',
  'linking page',
  'referring url',
  'source',
  'backlink',
  // The linking page in Moz's exports.
  'url',
]
const TARGET = ['target url', 'link url', 'target page', 'url to', 'target', 'linked page']
const IMAGE = ['image', 'type', 'link type', 'is image']
const COUNT = ['links to target', 'backlinks', 'links', 'total links', 'incoming links', 'number of links', 'count']

const SITES = ['ref. domains', 'referring domains', 'domains', 'linking domains', 'root domains', 'linking sites']
const NOT_FOLLOWED = ['nofollow', 'sponsored', 'ugc', 'only rel=nofollow']
const FOLLOWED = ['dofollow links', 'followed links', 'follow links', 'dofollow']

/** Column names of Search Console reports that have no anchor texts. */
const WITHOUT_TEXT = ['linking page', 'site', 'target page', 'top linked pages', 'top linking sites', 'linking site']

/** Finds the columns of a backlink export by their names. Throws `InvalidInput` for a table without anchors. */
export function recogniseColumns(header: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '))
  const find = (candidates: readonly string[]) => candidates.map((name) => names.indexOf(name)).find((at) => at >= 0)
  const anchor = find(ANCHOR)
  if (anchor === undefined) {
    if (find(WITHOUT_TEXT) !== undefined) throw new InvalidInput(WRONG_REPORT)
    if (header.length === 1) return { kind: 'list of anchors', anchor: 0, notFollowed: [], headerless: true }
    throw new InvalidInput(NO_COLUMN)
  }
  const source = find(SOURCE)
  const columns = {
    anchor,
    source,
    target: find(TARGET),
    image: find(IMAGE),
    notFollowed: NOT_FOLLOWED.map((name) => names.indexOf(name)).filter((at) => at >= 0),
    kind: kindOf(names, source !== undefined),
    headerless: false,
  }
  // In a list of links each row is one link; its count columns mean something else.
  return source === undefined
    ? { ...columns, count: find(COUNT), sites: find(SITES), followed: find(FOLLOWED) }
    : columns
}

function kindOf(names: readonly string[], hasSource: boolean): string {
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('referring page url', 'anchor')) return 'Ahrefs backlinks'
  if (has('source url', 'anchor') && (has('source title') || has('page ascore'))) return 'Semrush backlinks'
  if (has('url', 'anchor text', 'page authority', 'domain authority')) return 'Moz inbound links'
  if (has('anchor text') && (has('external linking root domains') || has('linking domains'))) return 'Moz anchor text'
  if (has('anchor', 'domains', 'backlinks')) return 'Semrush anchors'
  if (has('anchor text', 'ref. domains', 'links to target') || has('anchor', 'referring domains'))
    return 'Ahrefs anchors'
  if (has('top linking text') || has('link text') || has('linking text')) return 'Search Console linking text'
  return hasSource ? 'list of links' : 'list of anchors'
}

const WRONG_REPORT =
  'This Search Console report has no anchor texts; export “Top linking text”, or the backlinks from Ahrefs or Semrush.'
const NO_COLUMN =
  'No column with anchor texts was found; name one in the first line, such as “Anchor”, or paste anchors alone.'
