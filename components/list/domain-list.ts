import { sitesOf } from '@/components/sheet/sites-of'
import { siteOf } from '@/lib/domain/site-of'
import type { Row } from './read-text'

export interface DomainList {
  /** Registrable domains without duplicates, in the order of the list. */
  domains: string[]
  /** Entries that look like a domain but are none, with a sentence that says why. */
  rejected: Rejected[]
}

interface Rejected {
  text: string
  reason: string
}

/** A word, which may have been meant for a name. */
const NAME = /^(?=\S*[\p{L}\p{N}])\S{1,253}$/u

/** The sites of a list. Comments and texts without an address count for nothing. */
export function domainListOf(rows: readonly Row[]): DomainList {
  const domains = sitesOf(rows)
  const rejected = rejectedOf(rows, ['mailbox', 'no domain'])
  const [first] = rows
  if (first && rows.length === 1 && domains.length === 0 && rejected.length === 0 && NAME.test(first.entry)) {
    // A lone word is explained; more of them are a text.
    const { reason } = first.kind === 'comment' ? first : siteOf(first.entry)
    if (reason !== undefined) rejected.push({ text: first.entry, reason })
  }
  return { domains, rejected }
}

/** The rows without a site, of these kinds; each text once. */
export function rejectedOf(rows: readonly Row[], kinds: readonly Row['kind'][]): Rejected[] {
  const reasons = new Map<string, string>()
  for (const { entry, number, kind, reason } of rows) {
    if (kind !== undefined && kinds.includes(kind)) reasons.set(entry || `Row ${number}`, reason)
  }
  return Array.from(reasons, ([text, reason]) => ({ text, reason }))
}
