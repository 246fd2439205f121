import { InvalidInput } from '@/lib/errors'

export type ExportKind =
  | 'Ahrefs backlinks'
  | 'Ahrefs anchors'
  | 'Semrush backlinks'
  | 'Semrush anchors'
  | 'Search Console linking text'
  | 'list of links'
  | 'list of anchors'

/** Where the export keeps what matters; undefined where it has no such column. */
export interface Columns {
  kind: ExportKind
  anchor: number
  source?: number
  target?: number
  /** The link's type, or whether it is an image. */
  image?: number
  /** How many links a row stands for; one each without it. */
  count?: number
  /** Whether the first row is a link already. */
  headerless: boolean
}

const ANCHOR = [
  'anchor',
  'anchor text',
  'anchor_text',
  'link anchor',
  'link text',
  'top linking text',
  'linking text',
  'text',
]
const SOURCE = [
  'referring page url',
  'source url',
  'source_url',
  'source page url',
  'url from',
  'linking page',
  'referring url',
  'source',
  'backlink',
]
const TARGET = ['target url', 'target_url', 'link url', 'target page', 'url to', 'target', 'linked page']
const IMAGE = ['image', 'type', 'link type', 'is image']
const COUNT = ['links to target', 'backlinks', 'links', 'total links', 'incoming links', 'number of links', 'count']

/** Tables of Search Console that name pages or sites and no link's text. */
const WITHOUT_TEXT = ['linking page', 'site', 'target page', 'top linked pages', 'top linking sites', 'linking site']

/**
 * Finds the columns of a backlink export by their names, of whichever tool and in whatever order. Throws `InvalidInput` for
 * a table that has no anchors.
 */
export function recogniseColumns(header: readonly string[]): Columns {
  const names = header.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const find = (candidates: readonly string[]) => {
    const index = candidates.map((name) => names.indexOf(name)).find((at) => at >= 0)
    return index === undefined ? undefined : index
  }
  const anchor = find(ANCHOR)
  if (anchor === undefined) {
    if (find(WITHOUT_TEXT) !== undefined) throw new InvalidInput(WRONG_REPORT)
    if (header.length === 1) return { kind: 'list of anchors', anchor: 0, headerless: true }
    throw new InvalidInput(NO_COLUMN)
  }
  const columns = { anchor, source: find(SOURCE), target: find(TARGET), image: find(IMAGE), count: find(COUNT) }
  const kind = kindOf(names, columns.source !== undefined)
  // In a list of links each row is one, whatever other counts stand beside it.
  return { ...columns, count: columns.source === undefined ? columns.count : undefined, kind, headerless: false }
}

function kindOf(names: readonly string[], hasSource: boolean): ExportKind {
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
  'This report of Search Console holds no anchor texts; export “Top linking text”, or the backlinks from Ahrefs or Semrush.'
const NO_COLUMN =
  'No column with anchor texts was found; the first line should name one, such as “Anchor”, or hold nothing but an anchor.'
