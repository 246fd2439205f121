import { useCallback, useMemo } from 'react'
import { counted, englishDay } from '@/components/elements/english'
import { rounded } from '@/components/elements/rounded'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import type { List } from '@/components/list-reading/list'
import { ListTable } from '@/components/list-table/list-table'
import type { OwnColumns } from '@/components/list-table/own-columns'
import { useListTable } from '@/components/list-table/use-list-table'
import type { KnownValues } from '@/components/lookup-tool/run/known-sites'
import { sinceLastTimeColumn } from '@/components/lookup-tool/since-last-time'
import { domainColumn, valueColumn } from '@/components/lookup-tool/values/columns'
import { NoValue } from '@/components/lookup-tool/values/entry-value'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { NOT_IN_INDEX } from '@/components/lookup-tool/values/value-words'
import type { Measure } from '@/components/measures/measures'
import type { Column } from '@/components/result/column'
import { exportName } from '@/components/sheet/export-name'
import { sources } from '@/lib/site/sources'
import styles from './your-lists.module.css'

interface Known extends Measure {
  values: KnownValues
}

/** The sites of a list, and what this browser knows of them. */
export interface FoundSites {
  domains: readonly string[]
  /** Of a sheet. */
  own?: OwnColumns<string>
  known: readonly Known[]
}

export const domainOf = (domain: string) => domain
const siteColumn = domainColumn('Site', domainOf)

export function SitesTable({ list: { id, name }, found }: { list: List; found: FoundSites }) {
  const { domains, own } = found
  const known = useMemo(() => found.known.filter(({ values }) => values.size > 0), [found])
  const columns = useMemo(() => [siteColumn, ...known.flatMap(columnsOf)], [known])
  const [first] = known
  const numberOf = useCallback((domain: string) => first?.values.get(domain)?.value, [first])
  const table = useListTable({
    rows: domains,
    columns,
    domainOf,
    measure: first?.what,
    numberOf,
    own,
    listId: id,
  })
  const credits = useMemo(
    () =>
      known.map(({ part, values }) => ({
        ...sources[part],
        day: [...values.values()].map(({ day }) => day).toSorted()[0],
      })),
    [known],
  )
  return (
    <>
      <ListTable caption={`${counted(domains.length, 'site')} of ${name}`} table={table} what="sites" />
      {credits.map((source) => (
        <p key={source.name} className={styles.facts}>
          <SourceLine source={source} day={source.day} />
        </p>
      ))}
      <Exports
        fileName={exportName(name, 'sites', 'csv')}
        sources={credits}
        head={table.exportHead(['Domain', ...known.flatMap(headOf)])}
        rows={() => table.exportRows((domain) => [domain, ...known.flatMap(({ values }) => cellsOf(values, domain))])}
        hasLink={false}
      />
    </>
  )
}

/** The columns of a measure: its value with its day, and what changed where an earlier day is known. */
function columnsOf({ what, max, values }: Known): Column<string>[] {
  const numberOf = (domain: string) => values.get(domain)?.value
  const value = valueColumn(`${what}, 0 to ${max}`, domainOf, numberOf, (domain) => {
    const one = values.get(domain)
    return (
      one && (
        <>
          {one.value === undefined ? <NoValue>{NOT_IN_INDEX}</NoValue> : rounded(one.value)}{' '}
          <small className={styles.day}>{englishDay(new Date(one.day))}</small>
          {one.value !== undefined && <PlatformValue name={domain} />}
        </>
      )
    )
  })
  const change = sinceLastTimeColumn<string>({
    title: `${what}, change`,
    domainOf,
    lastOf: (domain) => values.get(domain),
    nowOf: (domain) => (values.get(domain)?.before ? values.get(domain) : undefined),
  })
  return [...values.values()].some(({ before }) => before) ? [value, change] : [value]
}

function headOf({ what }: Known): string[] {
  return [what, `${what} day`, `${what} before`, `${what} day before`]
}

function cellsOf(values: KnownValues, domain: string) {
  const { value, day, before } = values.get(domain) ?? {}
  return [
    day === undefined ? undefined : (value ?? NOT_IN_INDEX),
    day,
    before && (before.value ?? NOT_IN_INDEX),
    before?.day,
  ]
}
