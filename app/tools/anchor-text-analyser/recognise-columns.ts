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
]
const TARGET = ['target url', 'link url', 'target page', 'url to', 'target', 'linked page']
const IMAGE = ['image', 'type', 'link type', 'is image']
const COUNT = ['links to target', 'backlinks', 'links', 'total links', 'incoming links', 'number of links', 'count']

/** Column names of Search Console reports that have no anchor texts. */
const WITHOUT_TEXT = ['linking page', 'site', 'target page', 'top linked pages', 'top linking sites', 'linking site']

/** Finds the columns of a backlink export by their names. Throws `InvalidInput` for a table without anchors. */
export function recogniseColumns(header: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '))
  const find = (candidates: readonly string[]) => candidates.map((name) => names.indexOf(name)).find((at) => at >= 0)
  const anchor = find(ANCHOR)
  if (anchor === undefined) {
    if (find(WITHOUT_TEXT) !== undefined) throw new InvalidInput(WRONG_REPORT)
    if (header.length === 1) return { kind: 'list of anchors', anchor: 0, headerless: true }
    throw new InvalidInput(NO_COLUMN)
  }
  const columns = { anchor, source: find(SOURCE), target: find(TARGET), image: find(IMAGE), count: find(COUNT) }
  const kind = kindOf(names, columns.source !== undefined)
  // In a list of links each row is one link; its count columns mean something else.
  return { ...columns, count: columns.source === undefined ? columns.count : undefined, kind, headerless: false }
}

function kindOf(names: readonly string[], hasSource: boolean): string {
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('referring page url', 'anchor')) return 'Ahrefs backlinks'
  if (has('source url', 'anchor') && (has('source title') || has('page ascore'))) return 'Semrush backlinks'
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
