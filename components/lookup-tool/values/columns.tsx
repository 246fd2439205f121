import type { ReactNode } from 'react'
import { DomainName } from '@/components/elements/domain-name'
import { englishNumber } from '@/components/elements/english'
import type { PageRank } from '@/components/measures/ask-page-ranks'
import type { Entry } from '@/components/queue/queue'
import type { Column } from '@/components/result/column'
import { platformOf } from '@/lib/domain/hosting-platforms'
import { NoValue } from './entry-value'
import { listedIn, referringDomainsOf } from './listed-in'

type DomainOf<Row> = (row: Row) => string

export function domainColumn<Row>(title: string, domainOf: DomainOf<Row>): Column<Row> {
  return { title, cell: (row) => <DomainName name={domainOf(row)} />, sortBy: domainOf }
}

/** A column of values. Those of a platform say nothing about a site on it, so such sites come last. */
export function valueColumn<Row>(
  title: string,
  domainOf: DomainOf<Row>,
  numberOf: (row: Row) => number | undefined,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return { title, cell, sortBy: (row) => (platformOf(domainOf(row)) ? undefined : numberOf(row)), numeric: true }
}

/** The number of domains that link to each, which comes with its PageRank. */
export function referringDomainsColumn<Row>(
  domainOf: DomainOf<Row>,
  entryOf: (row: Row) => Entry<PageRank> | undefined,
): Column<Row> {
  const numberOf = (row: Row) => listedIn(entryOf(row))?.referringDomains
  return valueColumn('Referring domains', domainOf, numberOf, (row) => {
    const domains = referringDomainsOf(entryOf(row))
    return typeof domains === 'number' ? englishNumber(domains) : domains && <NoValue>{domains}</NoValue>
  })
}
