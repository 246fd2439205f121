import { loneAddress } from '@/lib/domain/find-addresses'
import { findSites, type Site, siteOf } from '@/lib/domain/find-sites'
import type { MailboxProviders } from '@/lib/domain/mailbox-providers'
import { isPlatform } from '@/lib/domain/platforms'
import type { SheetRecord } from './records'
import { isAddressTitle, isEmailTitle } from './titles'

/** The columns from which the sites of rows are read. */
export interface SiteColumns {
  /** Undefined where no column has an address. */
  column?: number
  /** Columns with e-mail addresses, for rows without a site. */
  emails: readonly number[]
}

const SAMPLE_ROWS = 200

/**
 * Finds the column of the sites. URLs of platforms do not make one: they are people's profiles. Where no column has
 * sites, it is the one with the e-mail addresses.
 */
export function findColumns(
  rows: readonly SheetRecord[],
  titles: readonly string[],
  mailboxProviders: MailboxProviders,
): SiteColumns {
  const sample = evenly(rows, SAMPLE_ROWS)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const columns = Array.from({ length: width }, (_, index) => columnIn(sample, index, titles[index] ?? ''))
  const isProvider = (domain: string) => mailboxProviders.has(domain)
  const emails = columns.filter(hasRowsEmails)
  const withSites = columns.filter(({ sites }) => sites.size > 0)
  const emailSites = ({ emails }: Column) => new Set([...emails.values()].filter((domain) => !isProvider(domain)))
  const best =
    most(
      withSites.filter(isOfSites),
      ({ sites }) => sites.size,
      (one) => agrees(one, emails, isProvider),
    ) ??
    most(emails, (one) => emailSites(one).size) ??
    most(withSites, ({ sites }) => sites.size) ??
    most(columns, ({ platforms }) => platforms.size) ??
    most(columns, ({ emails }) => emails.size)
  return { column: best?.index, emails: emails.map(({ index }) => index) }
}

/** A column of the sample. */
interface Column {
  index: number
  title: string
  /** Cells with a text, and of them those with a site that is no platform, or with e-mail addresses. */
  filled: number
  siteCells: number
  emailCells: number
  sites: ReadonlySet<string>
  platforms: ReadonlySet<string>
  /** The domain of each e-mail address. */
  emails: ReadonlyMap<string, string>
  /** The site or the domain of the e-mail address in each row. */
  domains: readonly (string | undefined)[]
}

function columnIn(sample: readonly SheetRecord[], index: number, title: string): Column {
  const sites = new Set<string>()
  const platforms = new Set<string>()
  const emails = new Map<string, string>()
  const count = { filled: 0, siteCells: 0, emailCells: 0 }
  const isTitled = isAddressTitle(title)
  const domains = sample.map(({ cells }) => {
    const cell = cells[index] ?? ''
    if (cell.trim() === '') return undefined
    count.filled += 1
    const { address, domain, isEmail } = siteIn(cell, isTitled) ?? {}
    if (address === undefined || domain === undefined) return undefined
    if (isEmail) {
      count.emailCells += 1
      emails.set(address.toLowerCase(), domain)
    } else if (isPlatform(domain)) platforms.add(domain)
    else {
      count.siteCells += 1
      sites.add(domain)
    }
    return domain
  })
  return { index, title, ...count, sites, platforms, emails, domains }
}

/** The site of a cell with nothing but an address, or a name and an e-mail address. A titled column may have notes. */
function siteIn(cell: string, isTitled: boolean): Site | undefined {
  const lone = loneAddress(cell)
  if (lone !== undefined) return siteOf(lone)
  const sites = findSites(cell)
  return isTitled || sites.every(({ isEmail }) => isEmail) ? sites[0] : undefined
}

/** Whether a column is one of sites, and not of texts that now and then are the name of one. */
function isOfSites({ title, siteCells, filled }: Column): boolean {
  return isAddressTitle(title) || 2 * siteCells >= filled
}

/** Whether a column has the e-mail address of each row. A few addresses that come again and again are those of owners. */
function hasRowsEmails({ title, emails, emailCells, filled }: Column): boolean {
  return emailCells > 0 && 2 * emailCells >= filled && (isEmailTitle(title) || 2 * emails.size > emailCells)
}

/** Whether a column's sites are those of the e-mail addresses beside them: no page where an address was found. */
function agrees(
  { index, domains }: Column,
  emails: readonly Column[],
  isProvider: (domain: string) => boolean,
): boolean {
  let pairs = 0
  let equal = 0
  for (const email of emails) {
    if (email.index === index) continue
    for (const [row, domain] of email.domains.entries()) {
      const own = domains[row]
      if (domain === undefined || own === undefined || isProvider(domain)) continue
      pairs += 1
      if (domain === own) equal += 1
    }
  }
  return pairs > 0 && 2 * equal >= pairs
}

/** The column with the most, of equals a titled one, or else the first; undefined where none has any. */
function most(
  columns: readonly Column[],
  sizeOf: (column: Column) => number,
  goesFirst: (column: Column) => boolean = () => false,
): Column | undefined {
  const ranked = columns
    .filter((column) => sizeOf(column) > 0)
    .map((column) => ({
      column,
      size: sizeOf(column),
      isFirst: goesFirst(column),
      isTitled: isAddressTitle(column.title),
    }))
  const [best] = ranked.sort(
    (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.size - a.size || Number(b.isTitled) - Number(a.isTitled),
  )
  return best?.column
}

/** Up to some `count` of the rows, from all parts of the sheet: exports are sorted. */
function evenly<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.ceil(rows.length / count)
  return rows.filter((_, index) => index % step === 0)
}
