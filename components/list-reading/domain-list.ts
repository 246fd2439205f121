import { sitesOf } from '@/components/sheet/sites-of'
import type { Row } from './read-text'

export interface DomainList {
  /** Registrable domains without duplicates, in the order of the list. */
  domains: string[]
  /** Entries that look like a domain but are none, with a sentence that says why. */
  rejected: { text: string; reason: string }[]
}

/** The sites of a list. Comments and texts without an address count for nothing. */
export function domainListOf(rows: readonly Row[]): DomainList {
  return { domains: sitesOf(rows), rejected: rejectedOf(rows, ['mailbox', 'no domain']) }
}

/** The rows without a site, of these kinds; each text once. */
export function rejectedOf(rows: readonly Row[], kinds: readonly Row['kind'][]): DomainList['rejected'] {
  const reasons = new Map<string, string>()
  for (const { entry, number, kind, reason } of rows) {
    if (kind !== undefined && kinds.includes(kind)) reasons.set(entry || `Row ${number}`, reason)
  }
  return Array.from(reasons, ([text, reason]) => ({ text, reason }))
}
