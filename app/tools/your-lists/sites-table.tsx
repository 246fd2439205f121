import { useMemo } from 'react'
import type { ListedSite } from '@/components/all-sites/collect-sites'
import type { Found } from '@/components/all-sites/collect-sites-worker'
import type { Cell } from '@/components/csv/write-csv'
import { counted, englishDay } from '@/components/elements/english'
import { rounded } from '@/components/elements/rounded'
import { shortened } from '@/components/elements/shortened'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { ListTable } from '@/components/list-table/list-table'
import { useListTable } from '@/components/list-table/use-list-table'
import { domainColumn, valueColumn } from '@/components/lookup-tool/values/columns'
import { NoValue } from '@/components/lookup-tool/values/entry-value'
import { PlatformValue } from '@/components/lookup-tool/values/platform-value'
import { NOT_IN_INDEX } from '@/components/lookup-tool/values/value-words'
import { domainRating, MEASURES, type Measure } from '@/components/measures/measures'
import type { Column } from '@/components/result/column'
import status from '@/components/result/status.module.css'
import { pathWithList } from '@/components/tool-form/link'
import { sources } from '@/lib/site/sources'
import { mainAction } from './list-item'
import styles from './your-lists.module.css'

const HEAD = ['Domain', ...MEASURES.flatMap(({ what }) => [what, `${what} day`]), 'List']
const SOURCES = MEASURES.map(({ part }) => ({ ...sources[part], day: 'on the day beside each value' }))
const domainOf = ({ domain }: ListedSite) => domain
const numberOf = ({ known }: ListedSite) => known[domainRating.what]?.value

const columns: readonly Column<ListedSite>[] = [
  domainColumn('Site', domainOf),
  ...MEASURES.map(measureColumn),
  {
    title: 'List',
    cell: ({ list }) => <a href={pathWithList(mainAction(list).path, list.id)}>{shortened(list.name, 32)}</a>,
    sortBy: ({ list }) => list.name,
  },
]

/** For the filter alone: no column shows these cells. */
const own = {
  columns: [],
  hasDecimalComma: false,
  rowsOf: ({ list, decision }: ListedSite) => [[list.name, decision?.reason ?? '', decision?.note ?? '']],
}

/** The sites of all lists, in the order of their names. */
export function AllSites({ found }: { found: Found | null | undefined }) {
  const { sites = [], unread = 0 } = found?.all ?? {}
  return (
    <>
      <p className={status.status} role="status">
        {found !== null && !found?.all && 'Reading…'}
        {found === null && 'Your sites could not be read. Reload the page, then try again.'}
        {found?.all && sites.length === 0 && 'No list has a site yet. '}
        {unread > 0 && `${counted(unread, 'list')} not read yet. Once a list is opened, its sites are here.`}
      </p>
      {sites.length > 0 && <SitesTable sites={sites} />}
    </>
  )
}

function SitesTable({ sites }: { sites: readonly ListedSite[] }) {
  const decisions = useMemo(
    () => new Map(sites.flatMap(({ domain, decision }) => (decision ? [[domain, decision]] : []))),
    [sites],
  )
  const table = useListTable({ rows: sites, columns, domainOf, measure: domainRating.what, numberOf, own, decisions })
  return (
    <>
      <ListTable caption={`${counted(sites.length, 'site')} of your lists`} table={table} what="sites" />
      {SOURCES.map((source) => (
        <p key={source.name} className={styles.facts}>
          <SourceLine source={source} />
        </p>
      ))}
      <Exports
        fileName="sites.csv"
        sources={SOURCES}
        head={table.exportHead(HEAD)}
        rows={() => table.exportRows(cellsOf)}
        hasLink={false}
      />
    </>
  )
}

function measureColumn({ what, max }: Measure): Column<ListedSite> {
  const numberIn = ({ known }: ListedSite) => known[what]?.value
  return valueColumn(`${what}, 0 to ${max}`, domainOf, numberIn, ({ domain, known }) => {
    const { value, day } = known[what] ?? {}
    return (
      day !== undefined && (
        <>
          {value === undefined ? <NoValue>{NOT_IN_INDEX}</NoValue> : rounded(value)}{' '}
          <small className={styles.day}>{englishDay(new Date(day))}</small>
          {value !== undefined && <PlatformValue name={domain} />}
        </>
      )
    )
  })
}

function cellsOf({ domain, known, list }: ListedSite): Cell[] {
  const values = MEASURES.flatMap(({ what }) => {
    const { value, day } = known[what] ?? {}
    return [day && (value ?? NOT_IN_INDEX), day]
  })
  return [domain, ...values, list.name]
}
