import { countOf } from '@/components/backlinks/count-of'
import { flagOf } from '@/components/backlinks/follow'
import { followedOf } from '@/components/backlinks/followed-of'
import { isLost } from '@/components/backlinks/lost'
import { linkedRow } from '@/components/sheet/reading/records'
import { copied, hostIn } from './host-in'
import { join, type Link, type Links } from './links'
import { isPage, type Plan } from './plan'
import { scaleOf } from './titles'

export interface RowOptions {
  followedOnly?: boolean
  /** Whether links to several sites are as many exports. */
  isSplit?: boolean
}

type Following = Pick<Link, 'followed' | 'rel'>
type Part = Pick<Links, 'target' | 'name' | 'sites' | 'rows' | 'leftOut'>

/** A list of domains may have other numbers in each row. */
const MAX_FOLLOWINGS = 1_000
/** A site with a smaller share of the rows is an old address of the one that most link to. */
const LEAST_SHARE = 0.01

/** Reads the links of a table, those to the site with the most first. */
export function readRows(plan: Plan, { followedOnly = false, isSplit = false }: RowOptions): Omit<Links, 'view'>[] {
  const { table, source, columns, firstRow, kind, rival, rating, seen, lost, view } = plan
  const parts = new Map<string, Part>()
  const { types, rels, followed, notFollowed, count = -1 } = columns
  const saying = [...types, ...rels, ...followed, ...notFollowed, count]
  const followings = new Map<string, Following>()
  let at = 0
  let saysFollowed = false

  function addRow(cells: readonly string[]) {
    const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
    const part = partOf(hostIn(cell(columns.target)).site, cell(rival))
    const { leftOut } = part
    part.rows++
    const { host, site } = hostIn(cell(source))
    if (site === undefined) leftOut.noSite++
    else if (isLost(cells, lost)) leftOut.lost++
    else {
      const { followed, rel } = followingOf(cells)
      saysFollowed ||= followed !== undefined
      if (followed === false && followedOnly) leftOut.notFollowed++
      else add(part, site, host, { followed, rel }, cell)
    }
  }

  /** The rows that link to one site. */
  function partOf(target: string | undefined, name: string): Part {
    const key = target ?? name
    const known = parts.get(key)
    if (known) return known
    const leftOut = { lost: 0, notFollowed: 0, noSite: 0 }
    const part = { target, name: target || !name ? undefined : copied(name), sites: new Map(), rows: 0, leftOut }
    parts.set(copied(key), part)
    return part
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
  function add(
    { sites }: Part,
    site: string,
    host: string,
    { followed, rel }: Following,
    cell: (column: number | undefined) => string,
  ) {
    const before = sites.get(site)
    const rated = ratingOf(cell(rating))
    if (before && rated !== undefined) before.rating = Math.max(rated, before.rating ?? rated)
    if (before && (before.link.followed !== false || followed === false)) return
    const link: Link = {
      host,
      page: kind === 'backlinks' || isPage(cell(source)) ? copied(cell(source)) : '',
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
  const titleOf = (column: number | undefined) => (column === undefined ? [] : [view.columns[column] ?? ''])
  return rivalsIn(parts, isSplit).map((part) => ({
    ...part,
    kind,
    saysFollowed,
    used: [source, columns.target, columns.anchor, rating, seen].flatMap(titleOf),
    ratedBy: [...part.sites.values()].some((one) => one.rating !== undefined)
      ? titleOf(rating).map(scaleOf)[0]
      : undefined,
    seenTitle: titleOf(seen)[0],
  }))
}

/** The parts that are exports by themselves. The others join the largest. */
function rivalsIn(parts: ReadonlyMap<string, Part>, isSplit: boolean): Part[] {
  const [first, ...others] = [...parts]
    .sort(([a, one], [b, other]) => Number(b !== '') - Number(a !== '') || other.rows - one.rows)
    .map(([, part]) => part)
  if (!first) return [{ sites: new Map(), rows: 0, leftOut: { lost: 0, notFollowed: 0, noSite: 0 } }]
  const rows = [first, ...others].reduce((sum, part) => sum + part.rows, 0)
  const isRival = (part: Part) => isSplit && (part.target ?? part.name) !== undefined && part.rows >= LEAST_SHARE * rows
  for (const part of others.filter((one) => !isRival(one))) {
    join(first, part)
    first.rows += part.rows
    for (const reason of ['lost', 'notFollowed', 'noSite'] as const) first.leftOut[reason] += part.leftOut[reason]
  }
  return [first, ...others.filter(isRival)]
}

function ratingOf(cell: string): number | undefined {
  return /^\d{1,3}(?:[.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined
}

/** A timestamp's day; any other text as it is. */
function dayOf(cell: string): string {
  return /^\d{4}-\d\d-\d\d(?=[T ])/.exec(cell)?.[0] ?? cell
}

/** The words for a link that is not followed, from its flags and words. */
function relOf(cells: readonly string[], { columns: { types, rels, notFollowed }, view }: Plan): string {
  const flags = notFollowed.filter((column) => flagOf(cells[column])).map((column) => view.columns[column] ?? '')
  const said = [...flags, ...[...types, ...rels, ...notFollowed].map((column) => cells[column] ?? '')].join(' ')
  const words = RELS.filter(([, pattern]) => pattern.test(said)).map(([word]) => word)
  return words.join(' ') || 'nofollow'
}

const RELS: readonly [string, RegExp][] = [
  ['nofollow', /no[ _-]?follow/i],
  ['sponsored', /sponsored/i],
  ['ugc', /ugc|user/i],
]
