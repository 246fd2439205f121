import { BEGINNING, findAddresses, isComment } from './find-addresses'
import { type MailboxProviders, mailboxReason } from './mailbox-providers'
import { isPlatform, isPlatformRoot } from './platforms'
import { siteOf } from './site-of'

/** One entry of a list, with its site or why it has none. */
export type Entry = {
  /** As it was written, without the signs around it. */
  entry: string
  /** The e-mail addresses of people to write to, in lower case. */
  contacts?: readonly string[]
  /** `*.blogspot.com` where an entry stands for all sites below a hosting platform. */
  allBelow?: string
  /** The other sites of a cell, as they were written. */
  others?: readonly string[]
} & (
  | { domain: string; kind?: undefined; reason?: undefined }
  | { domain?: undefined; kind: 'comment' | 'mailbox' | 'no address' | 'no domain'; reason: string }
)

/** The entries of a line of a list; none for a blank one. */
export function readLine(line: string, mailboxProviders: MailboxProviders): Entry[] {
  const entry = line.trim()
  if (/^[\s,;|"]*$/.test(line)) return []
  if (isComment(line)) return [commentOf(line)]
  const parts = partsOf(line).map((part) => ({ part, addresses: findAddresses(part) }))
  if (parts.every(({ addresses }) => addresses.length === 0))
    return [{ entry, kind: 'no address', reason: ENDING.test(entry) ? AN_ENDING : 'There is no domain on this line.' }]
  return parts.flatMap(({ part, addresses }): Entry[] => {
    const isUnread = addresses.length === 0 && parts.length > 1 && /\p{L}/u.test(part) && !BEGINNING.test(part)
    if (isUnread) return [{ entry: part, kind: 'no address', reason: 'There is no domain in this entry.' }]
    return addresses.map((address) => entryOf(address, part, mailboxProviders))
  })
}

const ENDING = /^\*?\.\p{L}+$/u
const AN_ENDING =
  'This is an ending. To drop sites by their endings, use the field for it in the prospect list cleaner.'

function commentOf(text: string): Entry {
  return { entry: text.trim(), kind: 'comment', reason: 'Lines that begin with # are comments.' }
}

/** The entries of a line such as `a.com, *.ru b.com`. Any other line is one: prose, or an address with commas in its path. */
function partsOf(line: string): string[] {
  const hasEndings = /(?:^|\s)\*?\.\p{L}|\.\*(?:\s|$)/u.test(line)
  const isOfNames = hasEndings && line.split(/\s+/).every((word) => word === '' || word.includes('.'))
  const parts = (isOfNames ? line.replaceAll(/\s+/g, ',') : line)
    .split(/[,|\t]|(?<!&#?[\da-z]{2,8});/i)
    .flatMap((part) => part.trim().replace(/^"|"$/g, '') || [])
  return parts.some((part) => /\s|[^/:]\/./.test(part)) ? [line] : parts
}

/** The first site in a cell, before any profile on a platform, or else why it has none; undefined without an address. */
export function readCell(cell: string, mailboxProviders: MailboxProviders): Entry | undefined {
  if (isComment(cell)) return commentOf(cell)
  const entries = findAddresses(cell).map((address) => entryOf(address, cell, mailboxProviders))
  const sites = entries.filter(({ domain }) => domain !== undefined)
  const first = (sites.length > 1 && sites.find(({ domain = '' }) => !isPlatform(domain))) || sites[0]
  if (!first) return entries[0]
  const others = sites.filter(({ domain, contacts }) => domain !== first.domain && !contacts)
  return others.length === 0 ? first : { ...first, others: others.map(({ entry }) => entry) }
}

function entryOf(entry: string, line: string, mailboxProviders: MailboxProviders): Entry {
  const { domain, isEmail, reason } = siteOf(entry)
  if (domain === undefined) return { entry, kind: 'no domain', reason }
  if (isEmail && mailboxProviders.has(domain)) return { entry, kind: 'mailbox', reason: mailboxReason(domain) }
  if (isEmail) return { entry, domain, contacts: [entry.toLowerCase()] }
  return isAllBelow(entry, domain, line) ? { entry, domain, allBelow: `*.${domain}` } : { entry, domain }
}

/** Whether a line names a platform as `*.blogspot.com`, or as a disavow file does: `domain:blogspot.com`. */
function isAllBelow(entry: string, domain: string, line: string): boolean {
  const name = entry.toLowerCase().replace(/^www\.|\/$/g, '')
  if (!isPlatformRoot(domain) || name.includes('/') || isPlatformRoot(name.replace(/^[^.]*\./, ''))) return false
  return /(?:\*\.|(?:^|\s)\.|\b(?:domain|site):)$/i.test(line.slice(0, line.indexOf(entry)))
}
