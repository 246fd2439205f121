import { emailsIn, findAddresses, isEmail, loneAddress } from '@/lib/domain/find-addresses'
import type { MailboxProviders } from '@/lib/domain/mailbox-providers'
import { isPlatform } from '@/lib/domain/platforms'
import { type Site, siteOf } from '@/lib/domain/site-of'
import { linkedRow, type SheetRecord } from './records'
import { isAddressTitle, isContactTitle, isNotesTitle, isOwnerTitle, isStaffTitle } from './titles'

/** The columns from which the sites of rows are read. */
export interface SiteColumns {
  /** Undefined where no column has an address. */
  column?: number
  /** Columns with e-mail addresses, for rows without a site. */
  emails: readonly number[]
  /** Columns with the addresses of people to write to; of a row, the first of these groups with any counts. */
  contacts: readonly (readonly number[])[]
}

/** The cells by which a column is known. */
const SAMPLE_CELLS = 200

/**
 * Finds the column of the sites. URLs of platforms do not make one: they are people's profiles. Where no column has
 * sites, it is the one with the e-mail addresses.
 */
export function findColumns(
  rows: readonly SheetRecord[],
  titles: readonly string[],
  mailboxProviders: MailboxProviders,
): SiteColumns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const columnsOf = (rows: readonly SheetRecord[]) =>
    Array.from({ length: width }, (_, index) => columnIn(rows, index, titles[index] ?? ''))
  const columns = columnsOf(rows)
  const isProvider = (domain: string) => mailboxProviders.has(domain)
  const emails = columns.filter(hasRowsEmails)
  const withSites = columns.filter(({ sites }) => sites.size > 0)
  const emailSites = ({ emails }: Column) => new Set([...emails.values()].filter((domain) => !isProvider(domain)))
  const agreeing = new Set(withSites.filter((one) => agrees(one, emails, rows, isProvider)))
  const mostEmails = Math.max(0, ...emails.map((one) => emailSites(one).size))
  // Companies may be called as sites are, and one site in all rows is that of the sheet's owner.
  const isOthers = (one: Column) =>
    !isAddressTitle(one.title) && 1.5 * one.sites.size < mostEmails && !agreeing.has(one)
  // Names of sites may lead to them.
  const linked = () => (rows.some(({ links }) => links) ? columnsOf(rows.map(linkedRow)) : [])
  const best =
    most(
      withSites.filter((one) => isOfSites(one) && !isOthers(one)),
      ({ sites }) => sites.size,
      agreeing,
    ) ??
    most(linked().filter(isOfSites), ({ sites }) => sites.size) ??
    most(emails, (one) => emailSites(one).size) ??
    most(withSites, ({ sites }) => sites.size) ??
    most(columns, ({ platforms }) => platforms.size) ??
    most(columns, ({ emails }) => emails.size)
  return { column: best?.index, emails: emails.map(({ index }) => index), contacts: contactColumns(columns) }
}

/** Those named so, then others, then notes. The people who keep the sheet count only where there is nobody else. */
function contactColumns(columns: readonly Column[]): number[][] {
  const found = columns.filter(({ hasEmails }) => hasEmails)
  const ranks = found.some((one) => rankOf(one) < STAFF) ? [0, 1, 2] : [STAFF]
  return ranks.map((rank) => found.filter((one) => rankOf(one) === rank).map(({ index }) => index))
}

const STAFF = 3

/** How likely the addresses of a column are those of people to write to; 0 is the likeliest. */
function rankOf({ title, emails, emailCells }: Column): number {
  if (isStaffTitle(title)) return STAFF
  if (isNotesTitle(title)) return 2
  // A few addresses that come again and again are those of owners, and so are those of one company.
  const isRepeated = emailCells > 0 && 2 * emails.size <= emailCells
  const isOfOwners = isOwnerTitle(title) && (isRepeated || (emailCells > 2 && new Set(emails.values()).size === 1))
  if (isContactTitle(title)) return isOfOwners ? STAFF : 0
  return isRepeated ? STAFF : 1
}

interface Column {
  index: number
  title: string
  /** The number of cells in the sample; then those with a site other than a platform, and those with e-mail addresses. */
  filled: number
  siteCells: number
  emailCells: number
  /** Whether a cell has an e-mail address, whatever else it has. */
  hasEmails: boolean
  sites: ReadonlySet<string>
  platforms: ReadonlySet<string>
  /** The domain of each e-mail address. */
  emails: ReadonlyMap<string, string>
  /** The site in a row. */
  siteAt: ReadonlyMap<number, string>
}

function columnIn(rows: readonly SheetRecord[], index: number, title: string): Column {
  const sites = new Set<string>()
  const platforms = new Set<string>()
  const emails = new Map<string, string>()
  const siteAt = new Map<number, string>()
  const isTitled = isAddressTitle(title)
  const filled: number[] = []
  // Each cell of a file comes by here, and `entries()` would double the time.
  rows.forEach(({ cells }, row) => {
    if (cells[index]?.trim()) filled.push(row)
  })
  let emailCells = 0
  const sample = evenly(filled, SAMPLE_CELLS)
  const isNamed = isContactTitle(title)
  const hasEmails = sample.some((row) => {
    const record = rows[row]
    return record !== undefined && emailsIn(linkedRow(record).cells[index] ?? '', isNamed).length > 0
  })
  for (const row of sample) {
    const { address, domain, isEmail } = addressIn(rows[row]?.cells[index] ?? '', isTitled) ?? {}
    if (address === undefined || domain === undefined) continue
    if (isEmail) {
      emailCells += 1
      emails.set(address.toLowerCase(), domain)
    } else if (isPlatform(domain)) platforms.add(domain)
    else {
      sites.add(domain)
      siteAt.set(row, domain)
    }
  }
  const counts = { filled: sample.length, siteCells: siteAt.size, emailCells, hasEmails }
  return { index, title, ...counts, sites, platforms, emails, siteAt }
}

/** The address of a cell with nothing else, or with a name beside an e-mail address. A titled column may have notes. */
function addressIn(cell: string, isTitled: boolean): Site | undefined {
  const lone = loneAddress(cell)
  if (lone !== undefined) return siteOf(lone)
  const [first, ...others] = findAddresses(cell)
  if (first === undefined) return undefined
  return isTitled || [first, ...others].every(isEmail) ? siteOf(first) : undefined
}

/** Whether a column is one of sites, and not of texts that now and then are the name of one. */
function isOfSites({ title, siteCells, filled }: Column): boolean {
  return isAddressTitle(title) || 2 * siteCells >= filled
}

/** Whether a column has the e-mail address of each row. */
function hasRowsEmails(column: Column): boolean {
  return column.emailCells > 0 && 2 * column.emailCells >= column.filled && rankOf(column) < 2
}

/** Whether a column's sites are those of the e-mail addresses beside them: no page where an address was found. */
function agrees(
  { index, siteAt }: Column,
  emails: readonly Column[],
  rows: readonly SheetRecord[],
  isProvider: (domain: string) => boolean,
): boolean {
  let pairs = 0
  let equal = 0
  for (const [row, site] of siteAt) {
    for (const email of emails) {
      const { domain } = addressIn(rows[row]?.cells[email.index] ?? '', false) ?? {}
      if (email.index === index || domain === undefined || isProvider(domain)) continue
      pairs += 1
      if (domain === site) equal += 1
    }
  }
  return pairs > 0 && 2 * equal >= pairs
}

/** The column with the most, of equals a titled one, or else the first; undefined where none has any. */
function most(
  columns: readonly Column[],
  sizeOf: (column: Column) => number,
  first: ReadonlySet<Column> = new Set(),
): Column | undefined {
  const isFirst = (column: Column) => Number(first.has(column))
  const isTitled = ({ title }: Column) => Number(isAddressTitle(title))
  const [best] = columns
    .filter((column) => sizeOf(column) > 0)
    .sort((a, b) => isFirst(b) - isFirst(a) || sizeOf(b) - sizeOf(a) || isTitled(b) - isTitled(a))
  return best
}

/** Up to `count` of the rows, from all parts of the sheet: exports are sorted. */
function evenly(rows: readonly number[], count: number): number[] {
  const step = Math.ceil(rows.length / count)
  return rows.filter((_, index) => index % step === 0)
}
