import { countOf } from '@/components/backlinks/count-of'
import { NoColumn } from '@/components/backlinks/export-choice'
import { flagOf } from '@/components/backlinks/follow'
import { followedOf } from '@/components/backlinks/followed-of'
import { copied, hostIn } from '@/components/backlinks/host-in'
import { kindOfType } from '@/components/backlinks/link-type'
import { isLost } from '@/components/backlinks/lost'
import { ownerInName } from '@/components/backlinks/owner-in-name'
import { keysOf } from '@/components/backlinks/recognise-columns'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import { findTable } from '@/components/sheet/reading/find-table'
import { linkedRow } from '@/components/sheet/reading/records'
import type { Table } from '@/components/sheet/reading/text-table'
import { titleKey } from '@/components/sheet/reading/titles'
import { InvalidInput } from '@/lib/errors'
import { EMPTY, isKnown, isPage, type Plan, planOf, sizeOf } from './plan'
import { isSearchConsole } from './search-console'
import { scaleOf } from './titles'

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

/** The links to one site. */
export interface Links {
  kind: Plan['kind']
  /** The site that most rows link to, or else that of the table's name. */
  target?: string
  /** Of a table without a target, beside others. */
  name?: string
  /** Its exports are the visitor's own. */
  isSearchConsole?: boolean
  sites: Map<string, LinkingSite>
  /** All that link, also where only followed links are asked for. */
  linkingSites: Set<string>
  rows: number
  /** The rows that are left out, by reason. */
  leftOut: { lost: number; notFollowed: number; noSite: number; noLink: number }
  saysFollowed: boolean
  /** The name of the ratings. */
  ratedBy?: string
  seenTitle?: string
  view: ListView
}

export interface LinkOptions {
  /** A chosen sheet is read, whatever is in it, so that the choice can be changed again. */
  choice?: Choice
  followedOnly?: boolean
  /** Whether the links to several sites, and several tables, are as many exports. */
  isSplit?: boolean
  fileName?: string
}

type Read = Omit<Links, 'view'>
type Following = Pick<Link, 'followed' | 'rel'>

/** A list of domains may have other numbers in each row. */
const MAX_FOLLOWINGS = 1_000
/** A site with fewer of the rows is an old address of the one that most link to. */
const LEAST_SHARE = 0.01
/** Sheets and packed files with such a name are reports on one site. */
const REPORTS =
  keysOf(`backlinks, all backlinks, links, inbound links, referring domains, ref domains, refdomains, domains,
  linking domains, linking sites, referring pages, latest links, export, data, report`)

/** Reads the linking sites of an export from any backlink tool, or of a list of them. Throws `InvalidInput` or `NoColumn`. */
export function readLinks(tables: readonly Table[], options: LinkOptions = {}): Links[] {
  const { choice = {}, fileName = '', isSplit = false } = options
  const found = findTable(tables, choice, { planOf, sizeOf })
  if (!found) throw new InvalidInput(EMPTY)
  const { plan: largest, view, all } = found
  if ('fault' in largest) throw largest.hasRows ? new NoColumn(largest.fault, view) : new InvalidInput(largest.fault)
  const one = { plan: largest, view, size: 0 }
  const isOne = choice.sheet !== undefined || all.length === 1
  const readable = isOne ? [one] : all.flatMap(({ plan, ...rest }) => ('fault' in plan ? [] : { ...rest, plan }))
  const read = (plan: Plan, isSplit: boolean) => readRows(plan, { ...options, isSplit })
  if (isSearchConsole(isOne ? [largest] : all.map(({ plan }) => plan), fileName)) {
    const sites = readable.filter(({ plan }) => plan.kind === 'referring domains')
    const { plan, view } = sites.toSorted((a, b) => b.size - a.size)[0] ?? one
    const target = all.find((other) => other.plan.ownSite !== undefined)?.plan.ownSite
    return read(plan, false).map((links) => ({ ...links, target: links.target ?? target, view, isSearchConsole: true }))
  }
  const isRival = ({ titles }: Plan) => titles.some(isKnown) || titles.join() === largest.titles.join()
  const rivals = isSplit ? readable.filter(({ plan }) => isRival(plan)) : [one]
  const parts = rivals.flatMap(({ plan, view }) => {
    const { name = '' } = plan.table
    const isReport = rivals.length === 1 || REPORTS.includes(titleKey(name).replace(/\d+$/, ''))
    const owner = { target: ownerInName(name), name: isReport ? undefined : name }
    return read(plan, isSplit).map((links) => ({ ...links, ...(links.target === undefined && owner), view }))
  })
  return largestOfEach(parts)
}

/** Of the tables of one site, the one with the most linking sites. A table without a name is of the only site that has one. */
function largestOfEach(parts: readonly Links[]): Links[] {
  const owners = new Set(parts.flatMap(({ target, name }) => target ?? name ?? []))
  const [only] = owners.size === 1 ? owners : []
  const largest = new Map<string | undefined, Links>()
  for (const part of parts) {
    const owner = part.target ?? part.name ?? only
    const before = largest.get(owner)
    const target = part.target ?? before?.target
    largest.set(owner, { ...(before && before.sites.size >= part.sites.size ? before : part), target })
  }
  return [...largest.values()]
}

/** Reads the links of a table, by the sites that they lead to: the one with the most rows first. */
function readRows(plan: Plan, { followedOnly = false, isSplit = false }: LinkOptions): Read[] {
  const { table, source, columns, firstRow, kind, rating, seen, lost, view } = plan
  const titleOf = (column: number | undefined) => (column === undefined ? undefined : view.columns[column])
  const parts = new Map<string | undefined, Read>()
  const { types, rels, followed, notFollowed, count = -1 } = columns
  const saying = [...types, ...rels, ...followed, ...notFollowed, count]
  const followings = new Map<string, Following & { isLink: boolean }>()
  let rows = 0

  function addRow(cells: readonly string[]) {
    const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
    const part = partOf(hostIn(cell(columns.target)).site)
    part.rows++
    const { host, site } = hostIn(cell(source))
    const { isLink, ...following } = followingOf(cells)
    const { followed } = following
    if (site === undefined) part.leftOut.noSite++
    else if (isLost(cells, lost)) part.leftOut.lost++
    else if (!isLink) part.leftOut.noLink++
    else {
      part.saysFollowed ||= followed !== undefined
      part.linkingSites.add(site)
      if (followed === false && followedOnly) part.leftOut.notFollowed++
      else add(part, site, host, following, cell)
    }
  }

  function partOf(target: string | undefined): Read {
    const known = parts.get(target)
    if (known) return known
    const leftOut = { lost: 0, notFollowed: 0, noSite: 0, noLink: 0 }
    const empty = { sites: new Map(), linkingSites: new Set<string>(), rows: 0, leftOut, saysFollowed: false }
    const part = { target, kind, ...empty, seenTitle: titleOf(seen) }
    parts.set(target, part)
    return part
  }

  /** Most rows have one of a few combinations of cells. */
  function followingOf(cells: readonly string[]) {
    const key = `\t${saying.map((column) => cells[column]).join('\t')}`
    const read = followings.get(key)
    if (read) return read
    const links = followedOf(cells, columns, columns.count === undefined ? 1 : (countOf(cells[columns.count]) ?? 1))
    const followed = links === undefined ? undefined : links > 0
    const isLink = types.every((column) => kindOfType(cells[column] ?? '', false, true) !== 'resource')
    const found = { followed, rel: followed === false ? relOf(cells, plan) : '', isLink }
    if (followings.size < MAX_FOLLOWINGS) followings.set(key, found)
    return found
  }

  /** Keeps the first link of a site, or the first that is followed. */
  function add(part: Read, site: string, host: string, following: Following, cell: (column?: number) => string) {
    const before = part.sites.get(site)
    const rated = ratingOf(cell(rating))
    if (rated !== undefined) part.ratedBy = scaleOf(titleOf(rating))
    if (before && rated !== undefined) before.rating = Math.max(rated, before.rating ?? rated)
    if (before && (before.link.followed !== false || following.followed === false)) return
    const link: Link = {
      host,
      page: kind === 'backlinks' || isPage(cell(source)) ? copied(cell(source)) : '',
      anchor: copied(cell(columns.anchor)),
      ...following,
      seen: copied(dayOf(cell(seen))),
    }
    part.sites.set(site, { link, rating: before?.rating ?? rated })
  }

  for (const record of table.records()) {
    if (rows >= firstRow) addRow(linkedRow(record).cells)
    rows += 1
  }
  const [first = partOf(undefined), ...others] = [...parts.values()].sort(
    (a, b) => Number(b.target !== undefined) - Number(a.target !== undefined) || b.rows - a.rows,
  )
  const isRival = ({ target, rows: own }: Read) => isSplit && target !== undefined && own >= LEAST_SHARE * rows
  for (const part of others.filter((one) => !isRival(one))) {
    join(first, part)
    for (const site of part.linkingSites) first.linkingSites.add(site)
    first.rows += part.rows
    for (const reason of ['lost', 'notFollowed', 'noSite', 'noLink'] as const)
      first.leftOut[reason] += part.leftOut[reason]
  }
  return [first, ...others.filter(isRival)]
}

/** Adds links to the same site from elsewhere. Ratings count if they are of the same scale. */
export function join(
  all: Pick<Links, 'sites' | 'ratedBy'>,
  { sites, ratedBy }: Pick<Links, 'sites' | 'ratedBy'>,
): void {
  for (const [site, { link, rating }] of sites) {
    const before = all.sites.get(site)
    const rated = ratedBy === all.ratedBy ? rating : undefined
    if (!before) all.sites.set(site, { link, rating: rated })
    else {
      if (before.link.followed === false && link.followed !== false) before.link = link
      if (rated !== undefined) before.rating = Math.max(rated, before.rating ?? rated)
    }
  }
}

/** Also as people write it: `DR 54`, `54/100`. */
function ratingOf(cell: string): number | undefined {
  const [, number] = /^(?:'|[a-z]{2} ?)?(\d{1,3}(?:[.,]\d{1,6})?)(?: ?%| ?\/ ?100)?$/i.exec(cell) ?? []
  return number === undefined ? undefined : Number(number.replace(',', '.'))
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
