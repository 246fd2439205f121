import { findAddresses, isComment } from './find-addresses'
import { type MailboxProviders, mailboxReason } from './mailbox-providers'
import { siteOf } from './site-of'

/** One entry of a list, with its site or why it has none. */
export type Entry = {
  /** As it was written, without the signs around it. */
  entry: string
} & (
  | { domain: string; kind?: undefined; reason?: undefined }
  | { domain?: undefined; kind: 'comment' | 'mailbox' | 'no address' | 'no domain'; reason: string }
)

/** The entries of a line of a list; none for a blank one. */
export function readLine(line: string, mailboxProviders: MailboxProviders): Entry[] {
  const entry = line.trim()
  if (entry === '') return []
  if (isComment(line)) return [{ entry, kind: 'comment', reason: 'Lines that begin with # are comments.' }]
  const addresses = findAddresses(line)
  if (addresses.length === 0) return [{ entry, kind: 'no address', reason: 'There is no domain on this line.' }]
  return addresses.map((address) => entryOf(address, mailboxProviders))
}

/** The first site in a cell, or else why it has none; undefined for a cell without an address. */
export function readCell(cell: string, mailboxProviders: MailboxProviders): Entry | undefined {
  let first: Entry | undefined
  for (const address of findAddresses(cell)) {
    const entry = entryOf(address, mailboxProviders)
    if (entry.domain !== undefined) return entry
    first ??= entry
  }
  return first
}

function entryOf(entry: string, mailboxProviders: MailboxProviders): Entry {
  const { domain, isEmail, reason } = siteOf(entry)
  if (domain === undefined) return { entry, kind: 'no domain', reason }
  if (!isEmail || !mailboxProviders.has(domain)) return { entry, domain }
  return { entry, kind: 'mailbox', reason: mailboxReason(domain) }
}
