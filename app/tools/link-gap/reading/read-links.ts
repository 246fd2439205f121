import { countOf } from '@/components/backlinks/count-of'
import { NoColumn } from '@/components/backlinks/export-choice'
import { findSite, siteIn } from '@/components/backlinks/find-site'
import { flagOf } from '@/components/backlinks/follow'
import { cellsOf, withFollowWords } from '@/components/backlinks/follow-columns'
import { followedOf } from '@/components/backlinks/followed-of'
import { hostOf } from '@/components/backlinks/host-of'
import { findIn, type LinkColumns, linkColumnsIn } from '@/components/backlinks/recognise-columns'
import { take } from '@/components/backlinks/take'
import { type Choice, columnOf, type ListView } from '@/components/sheet/reading/choice'
import { findColumns } from '@/components/sheet/reading/columns'
import { HEAD_ROWS } from '@/components/sheet/reading/find-header'
import { findTable, headIn } from '@/components/sheet/reading/find-table'
import { linkedRow, type SheetRecord } from '@/components/sheet/reading/records'
import { MAX_COLUMNS, type Table } from '@/components/sheet/reading/text-table'
import { isAddressTitle, titleKey } from '@/components/sheet/reading/titles'
import { portals } from '@/lib/domain/mailbox-providers'
import { InvalidInput } from '@/lib/errors'
import { LOST, RATINGS, SEEN } from './titles'

/** One link of a site, the best that an export has. */
export interface Link {
  host: string
  /** Empty where the export lists domains. */
  page: string
  anchor: string
  /** Undefined where the export does not say. */
  followed?: boolean
  /** Such as `nofollow`. */
  rel: string
  seen: string
}

export interface LinkingSite {
  link: Link
  rating?: number
}

export interface Links {
  kind: 'backlinks' | 'referring domains'
  /** The site that most rows link to. */
  target?: string
  sites: Map<string, LinkingSite>
  rows: number
  /** The rows that are left out, by reason. */
  leftOut: { lost: number; notFollowed: number; noSite: number }
  saysFollowed: boolean
  /** The titles of the columns that were read. */
  used: readonly string[]
  /** The title of the ratings. */
  ratedBy?: string
  seenTitle?: string
  view: ListView
}

export interface LinkOptions {
  /** A chosen sheet is read, whatever is in it, so that the choice can be changed again. */
  choice?: Choice
  followedOnly?: boolean
}

type Following = Pick<Link, 'followed' | 'rel'>

/** Hosts and their sites, by what is written. A worker reads the exports of one comparison, which share them. */
const hosts = new Map<string, { host: string; site?: string }>()

const SAMPLE_ROWS = 200
const MAX_CELL = 500
/** A list of domains may have other numbers in each row. */
const MAX_FOLLOWINGS = 1_000

/** Reads the linking sites of an export from any backlink tool, or of a list of them. Throws `InvalidInput` or `NoColumn`. */
export function readLinks(tables: readonly Table[], options: LinkOptions = {}): Links {
  const { choice = {} } = options
  const found = findTable(tables, choice, { planOf, sizeOf })
  if (!found) throw new InvalidInput(EMPTY)
  const { plan, view } = found
  if ('columns' in plan) return { ...readRows(plan, options), view }
  throw plan.hasRows ? new NoColumn(plan.fault, view) : new InvalidInput(plan.fault)
}

interface Seen {
  table: Table
  view: Omit<ListView, 'sheets' | 'sheet'>
}

/** Why a table cannot be read as it is. With rows, a choice of columns can help. */
interface Unread extends Seen {
  fault: string
  hasRows: boolean
}

interface Plan extends Seen {
  source: number
  columns: LinkColumns
  titles: readonly string[]
  firstRow: number
  kind: Links['kind']
  rating?: number
  seen?: number
  lost?: number
}

function planOf(table: Table, choice: Choice): Plan | Unread {
  const sample = take(table.records(), SAMPLE_ROWS).map(linkedRow)
  const named = sample.slice(0, HEAD_ROWS).findIndex(({ cells }) => cells.filter(isKnown).length > 1)
  const { width, titles, rows, firstRow, ...head } = headIn(sample, choice, named < 0 ? undefined : named)
  const view = { ...head.view, isCertain: true }
  const unread = (fault: string, hasRows: boolean) => ({ table, fault, hasRows, view: { ...view, used: {} } })
  if (width === 0) return unread(EMPTY, false)
  if (width > MAX_COLUMNS) return unread(TOO_WIDE, false)
  const isChosen = choice.sheet !== undefined
  if (rows.length === 0 && !isChosen) return unread(named < 0 ? NO_SITES : NO_ROWS, false)
  const all = linkColumnsIn(titles, choice)
  const hasSites = (column: number | undefined): column is number => column !== undefined && areSites(rows, column)
  const found = [all.source, findColumns(rows, titles, portals).column].find(hasSites)
  const source = columnOf(choice, 'source', found ?? (isChosen ? 0 : undefined))
  if (source === undefined) return unread(NO_SITES, true)
  if (source === all.target && !isChosen) return unread(OWN_PAGES, true)
  const isList = all.target === undefined && all.anchor === undefined && !areSites(rows, source, isPage)
  // In a list of domains, each row counts links.
  const columns = isList ? linkColumnsIn(titles.map((title, at) => (at === source ? '' : title))) : all
  const keys = titles.map(titleKey)
  const rating = columnOf(choice, 'rating', findIn(keys, RATINGS))
  const seen = columnOf(choice, 'seen', findIn(keys, SEEN))
  return {
    table,
    view: { ...view, used: { source, target: columns.target, anchor: columns.anchor, rating, seen } },
    source,
    columns: withFollowWords(columns, rows, width),
    titles: view.columns,
    firstRow,
    kind: isList ? 'referring domains' : 'backlinks',
    rating,
    seen,
    lost: findIn(keys, LOST),
  }
}

/** Whether a cell is the name of a column that exports have. */
function isKnown(cell: string): boolean {
  const key = titleKey(cell)
  const isOfLinks = Object.values(linkColumnsIn([cell]))
    .flat()
    .includes(0)
  return isOfLinks || [RATINGS, SEEN, LOST].flat().includes(key) || isAddressTitle(cell)
}

/** Whether at least half of the filled cells in a column have a site. */
function areSites(rows: readonly SheetRecord[], column: number, isOne = hasSite): boolean {
  const filled = cellsOf(rows, column).filter((cell) => cell.trim() !== '')
  return filled.length > 0 && 2 * filled.filter(isOne).length >= filled.length
}

function hasSite(cell: string): boolean {
  return siteIn(cell) !== undefined
}

/** Whether a cell is the URL of a page below a host. */
function isPage(cell: string): boolean {
  return /^(?:(?:https?:)?\/\/)?[^\s/?#]+[/?#]./i.test(cell.trim())
}

function readRows(plan: Plan, { followedOnly = false }: LinkOptions): Omit<Links, 'view'> {
  const { table, source, columns, titles, firstRow, kind, rating, seen, lost } = plan
  const sites = new Map<string, LinkingSite>()
  const targets = new Map<string, number>()
  const leftOut = { lost: 0, notFollowed: 0, noSite: 0 }
  const { types, rels, followed, notFollowed, count = -1 } = columns
  const saying = [...types, ...rels, ...followed, ...notFollowed, count]
  const followings = new Map<string, Following>()
  let at = 0
  let saysFollowed = false

  function addRow(cells: readonly string[]) {
    const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
    const { site: target } = hostIn(cell(columns.target))
    if (target !== undefined) targets.set(target, (targets.get(target) ?? 0) + 1)
    const { host, site } = hostIn(cell(source))
    if (site === undefined) leftOut.noSite++
    else if (isLost(cell(lost))) leftOut.lost++
    else {
      const { followed, rel } = followingOf(cells)
      saysFollowed ||= followed !== undefined
      if (followed === false && followedOnly) leftOut.notFollowed++
      else add(site, host, { followed, rel }, cell)
    }
  }

  /** Most rows have one of a few combinations of cells. */
  function followingOf(cells: readonly string[]): Following {
    const key = `\t${saying.map((column) => cells[column]).join('\t')}`
    const read = followings.get(key)
    if (read) return read
    const links = followedOf(cells, columns, columns.count === undefined ? 1 : (countOf(cells[columns.count]) ?? 1))
    const followed = links === undefined ? undefined : links > 0
    const found = { followed, rel: followed === false ? relOf(cells, plan) : '' }
    if (followings.size < MAX_FOLLOWINGS) followings.set(key, found)
    return found
  }

  /** Keeps the first link of a site, or the first that is followed. */
  function add(site: string, host: string, { followed, rel }: Following, cell: (column: number | undefined) => string) {
    const before = sites.get(site)
    const rated = ratingOf(cell(rating))
    if (before && rated !== undefined) before.rating = Math.max(rated, before.rating ?? rated)
    if (before && (before.link.followed !== false || followed === false)) return
    const link: Link = {
      host,
      page: kind === 'backlinks' ? copied(cell(source)) : '',
      anchor: copied(cell(columns.anchor)),
      followed,
      rel,
      seen: copied(dayOf(cell(seen))),
    }
    sites.set(site, { link, rating: before?.rating ?? rated })
  }

  for (const record of table.records()) {
    if (at >= firstRow) addRow(linkedRow(record).cells)
    at += 1
  }
  const [target] = [...targets].sort((a, b) => b[1] - a[1])
  const titleOf = (column: number | undefined) => (column === undefined ? [] : [titles[column] ?? ''])
  return {
    kind,
    target: target?.[0],
    sites,
    rows: at - firstRow,
    leftOut,
    saysFollowed,
    used: [source, columns.target, columns.anchor, rating, seen].flatMap(titleOf),
    ratedBy: [...sites.values()].some((one) => one.rating !== undefined) ? titleOf(rating)[0] : undefined,
    seenTitle: titleOf(seen)[0],
  }
}

/** A link is lost on the day in its column, or where a flag says so. */
function isLost(cell: string): boolean {
  return cell !== '' && flagOf(cell) !== false
}

function ratingOf(cell: string): number | undefined {
  return /^\d{1,3}(?:[.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined
}

/** A timestamp's day; any other text as it is. */
function dayOf(cell: string): string {
  return /^\d{4}-\d\d-\d\d(?=[T ])/.exec(cell)?.[0] ?? cell
}

/** The words for a link that is not followed, from its flags and words. */
function relOf(cells: readonly string[], { columns: { types, rels, notFollowed }, titles }: Plan): string {
  const flags = notFollowed.filter((column) => flagOf(cells[column])).map((column) => titles[column] ?? '')
  const said = [...flags, ...[...types, ...rels, ...notFollowed].map((column) => cells[column] ?? '')].join(' ')
  const words = RELS.filter(([, pattern]) => pattern.test(said)).map(([word]) => word)
  return words.join(' ') || 'nofollow'
}

const RELS: readonly [string, RegExp][] = [
  ['nofollow', /no[ _-]?follow/i],
  ['sponsored', /sponsored/i],
  ['ugc', /ugc|user/i],
]

function hostIn(cell: string) {
  const written = hostOf(cell)
  const found = hosts.get(written)
  if (found) return found
  const host = copied(written)
  const read = { host, site: findSite(host) }
  hosts.set(host, read)
  return read
}

/** Copies a text, because a part of a file's text would keep all of it in memory. */
function copied(text: string): string {
  return ` ${text.slice(0, MAX_CELL)}`.slice(1)
}

/** By rows. One that can be read counts before the others. */
function sizeOf(plan: Plan | Unread): number {
  if ('columns' in plan) return take(plan.table.records()).length
  return plan.hasRows ? 0.5 : 0
}

const EMPTY = 'This file is empty. Choose another one, or paste its rows.'
const NO_ROWS = 'This export has a header but no rows. Loosen the report’s filters, then export it again.'
const TOO_WIDE = `A row has more than ${MAX_COLUMNS} cells, so this is not an export. Choose another file.`
const NO_SITES =
  'No column has linking pages or domains. Export the backlinks or the referring domains instead of anchors or keywords.'
const OWN_PAGES =
  'This report lists the pages that are linked to, and not the sites that link. Export the backlinks or the referring domains.'
