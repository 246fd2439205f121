import { countOf } from '@/components/backlinks/count-of'
import { flagOf } from '@/components/backlinks/follow'
import { cellsOf, withFollowWords } from '@/components/backlinks/follow-columns'
import { hostIn } from '@/components/backlinks/host-in'
import { type LossColumns, lostColumns } from '@/components/backlinks/lost'
import { findIn, type LinkColumns, linkColumnsIn } from '@/components/backlinks/recognise-columns'
import { take } from '@/components/backlinks/take'
import { type Choice, columnOf, type ListView } from '@/components/sheet/reading/choice'
import { findColumns } from '@/components/sheet/reading/columns'
import { HEAD_ROWS } from '@/components/sheet/reading/find-header'
import { headIn } from '@/components/sheet/reading/find-table'
import { linkedRow, type SheetRecord } from '@/components/sheet/reading/records'
import { MAX_COLUMNS, type Table } from '@/components/sheet/reading/text-table'
import { isAddressTitle, titleKey } from '@/components/sheet/reading/titles'
import { portals } from '@/lib/domain/mailbox-providers'
import { RATINGS, ratingKey, SEEN } from './titles'

export interface Seen {
  table: Table
  titles: readonly string[]
  /** The first ones. */
  rows: readonly SheetRecord[]
  view: Omit<ListView, 'sheets' | 'sheet'>
  source?: number
  /** The one site in all rows of a table that lists its owner's pages. */
  ownSite?: string
}

/** Why a table cannot be read as it is. With rows, a choice of columns can help. */
interface Unread extends Seen {
  fault: string
  hasRows: boolean
}

/** How a table is read. */
export interface Plan extends Seen {
  source: number
  columns: LinkColumns
  firstRow: number
  kind: 'backlinks' | 'referring domains'
  rating?: number
  seen?: number
  lost: LossColumns
}

const SAMPLE_ROWS = 200

/** Finds the columns of a table. Without a choice, one that is not about linking sites is not read. */
export function planOf(table: Table, choice: Choice): Plan | Unread {
  const sample = take(table.records(), SAMPLE_ROWS).map(linkedRow)
  const known = sample.slice(0, HEAD_ROWS).map(({ cells }) => new Set(cells.filter(isKnown).map(titleKey)).size)
  const most = Math.max(0, ...known)
  // Above the names of the columns, a row of groups such as "Source" and "Target" has names too, and often repeats them.
  const named = most > 1 ? known.indexOf(most) : undefined
  const { width, titles, rows, firstRow, ...head } = headIn(sample, choice, named)
  const view = { ...head.view, isCertain: true }
  const unread = (fault: string, hasRows: boolean, found?: Pick<Seen, 'source' | 'ownSite'>) => {
    return { table, titles, rows, fault, hasRows, view: { ...view, used: {} }, ...found }
  }
  if (width === 0) return unread(EMPTY, false)
  if (width > MAX_COLUMNS) return unread(TOO_WIDE, false)
  const isChosen = choice.sheet !== undefined
  if (rows.length === 0 && !isChosen) return unread(named === undefined ? NO_SITES : NO_ROWS, false)
  if (!isChosen && hasCountsOfRivals(sample)) return unread(COMPARISON, true)
  const all = linkColumnsIn(titles, choice)
  const keys = titles.map(titleKey)
  const isOfSites = (column: number | undefined): column is number => column !== undefined && areSites(rows, column)
  const every = Array.from({ length: width }, (_, column) => column)
  const candidates = [all.source, findColumns(rows, titles, portals).column, ...every]
  const isNamed = (column?: number) => column === all.source && keys[column ?? -1] !== 'url'
  const isLinking = (column?: number) =>
    isOfSites(column) && column !== all.target && (isNamed(column) || onlySite(rows, column) === undefined)
  const linking = candidates.find(isLinking) ?? candidates.find(isOfSites)
  const source = columnOf(choice, 'source', linking ?? (isChosen ? 0 : undefined))
  if (source === undefined) return unread(NO_SITES, true)
  const ownSite = onlySite(rows, source)
  const isUrl = (cell: string) => /^https?:\/\//i.test(cell.trim())
  const oneSite = every.find(
    (column) => column !== source && areSites(rows, column, isUrl) && onlySite(rows, column) !== undefined,
  )
  const target = columnOf(choice, 'target', all.target ?? (ownSite === undefined ? oneSite : undefined))
  const isOwn = target === undefined ? all.anchor === undefined && !isNamed(source) : onlySite(rows, target) === ownSite
  // The first rows may have many links of one site.
  const hasOne = () => onlySite(take(table.records()).slice(firstRow).map(linkedRow), source) !== undefined
  if (!isChosen && (source === all.target || (ownSite !== undefined && isOwn && hasOne())))
    return unread(OWN_PAGES, true, { source, ownSite })
  const hasPages = areSites(rows, source, isPage)
  // In a list of domains, each row counts links.
  const isList = all.anchor === undefined && !hasPages
  const columns = isList ? linkColumnsIn(titles.map((title, at) => (at === source ? '' : title))) : all
  const rating = columnOf(choice, 'rating', findIn(titles.map(ratingKey), RATINGS))
  const seen = columnOf(choice, 'seen', findIn(keys, SEEN))
  return {
    table,
    titles,
    rows,
    view: { ...view, used: { source, target, anchor: columns.anchor, rating, seen } },
    source,
    columns: { ...withFollowWords(columns, rows, width), target },
    firstRow,
    kind: hasPages ? 'backlinks' : 'referring domains',
    rating,
    seen,
    lost: lostColumns(titles),
  }
}

/** By different sites. A table that can be read counts before the others. */
export function sizeOf(plan: Plan | Unread): number {
  if ('fault' in plan) return plan.hasRows ? 0.5 : 0
  const { table, source, firstRow } = plan
  const cells = cellsOf(take(table.records()).slice(firstRow).map(linkedRow), source)
  return new Set(cells.flatMap((cell) => hostIn(cell).site ?? [])).size
}

/** Whether a cell is the name of a column that exports have. */
export function isKnown(cell: string): boolean {
  const key = titleKey(cell)
  const isOfLinks = Object.values(linkColumnsIn([cell]))
    .flat()
    .includes(0)
  const { lost } = lostColumns([cell])
  return isOfLinks || RATINGS.includes(ratingKey(cell)) || SEEN.includes(key) || lost.length > 0 || isAddressTitle(cell)
}

/** Whether at least half of the filled cells in a column have a site. */
function areSites(rows: readonly SheetRecord[], column: number, isOne = hasSite): boolean {
  const filled = cellsOf(rows, column).filter((cell) => cell.trim() !== '')
  return filled.length > 0 && 2 * filled.filter(isOne).length >= filled.length
}

/** The site that all rows of a column have, if there are several rows. */
function onlySite(rows: readonly SheetRecord[], column: number): string | undefined {
  const sites = cellsOf(rows, column).flatMap((cell) => hostIn(cell).site ?? [])
  return sites.length > 1 && new Set(sites).size === 1 ? sites[0] : undefined
}

/** Whether columns of counts have sites for their names: a report on several rivals, as their own tools compare them. */
function hasCountsOfRivals(sample: readonly SheetRecord[]): boolean {
  return sample.slice(0, HEAD_ROWS).some(({ cells }, row) => {
    const isCounted = (_: string, column: number) => {
      const below = cellsOf(sample.slice(row + 1), column).filter((cell) => cell.trim() !== '')
      return below.length > 0 && below.every((cell) => countOf(cell) !== undefined || flagOf(cell) !== undefined)
    }
    return cells.filter((cell, column) => hasSite(cell) && isCounted(cell, column)).length > 1
  })
}

function hasSite(cell: string): boolean {
  return hostIn(cell).site !== undefined
}

/** Whether a cell is the URL of a page below a host. */
export function isPage(cell: string): boolean {
  return /^(?:(?:https?:)?\/\/)?[^\s/?#:]+(?::\d+)?[/?#]./i.test(cell.trim())
}

export const EMPTY = 'This file is empty. Choose another one, or paste its rows.'
const NO_ROWS = 'This export has a header but no rows. Loosen the report’s filters, then export it again.'
const TOO_WIDE = `A row has more than ${MAX_COLUMNS} cells, so this is not an export. Choose another file.`
const NO_SITES =
  'No column has linking pages or domains. Export the backlinks or the referring domains instead of anchors or keywords.'
const OWN_PAGES =
  'This report lists the pages that are linked to, and not the sites that link. Export the backlinks or the referring domains.'
const COMPARISON =
  'This is a finished comparison, such as Semrush’s Backlink Gap or Ahrefs’ Link Intersect, with a column of counts for each site. Drop the backlinks or the referring domains of each site instead.'
