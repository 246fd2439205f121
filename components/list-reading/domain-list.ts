import { sitesOf } from '@/components/sheet/sites-of'
import type { Row } from './read-text'

export interface DomainList {
  /** Registrable domains without duplicates, in the order of the list. */
  domains: string[]
  /** Every other entry, with a sentence that says why. */
  rejected: { text: string; kind: Row['kind']; reason: string }[]
}

/** The sites of a list. To be left out, all sites below a platform may be meant: `*.blogspot.com`. */
export function domainListOf(rows: readonly Row[], isToLeaveOut = false): DomainList {
  const named = isToLeaveOut ? rows.map(({ domain, allBelow = domain }) => ({ domain: allBelow })) : rows
  const rejected = rows.flatMap(({ entry, number, kind, reason }) =>
    kind === undefined || (isToLeaveOut && kind === 'comment') ? [] : { text: entry || `Row ${number}`, kind, reason },
  )
  return { domains: sitesOf(named), rejected: [...rejected, ...otherSitesOf(rows)] }
}

/** The sites that stand beside another one in a cell: a row has one site. */
export function otherSitesOf(rows: readonly Row[]): DomainList['rejected'] {
  return rows.flatMap(({ domain, others = [] }) =>
    others.map((text) => ({ text, kind: 'no domain' as const, reason: `Its row counts for ${domain} alone.` })),
  )
}
