import { useCallback, useMemo } from 'react'
import { Button } from '@/components/elements/button'
import { DomainName } from '@/components/elements/domain-name'
import { counted, englishNumber } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { CopyButton } from '@/components/exports/copy-button'
import { Exports } from '@/components/exports/exports'
import { SourceLine } from '@/components/exports/source-line'
import { ListTable } from '@/components/list-table/list-table'
import { ownColumnsOf } from '@/components/list-table/own-columns'
import { useListTable } from '@/components/list-table/use-list-table'
import type { KnownValues } from '@/components/lookup-tool/run/known-sites'
import { LazyClock } from '@/components/lookup-tool/run/lazy-clock'
import type { ShownLookup } from '@/components/lookup-tool/run/lookup'
import { hasNotice, QueueNotice, QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { spreadOf } from '@/components/lookup-tool/values/value-words'
import { AddToNeverPitch } from '@/components/never-pitch/add-to-never-pitch'
import type { Entry, Queue, QueueState } from '@/components/queue/queue'
import { Meaning } from '@/components/result/meaning'
import { Notice } from '@/components/result/notice'
import { SkippedEntries } from '@/components/result/skipped'
import { WithThese } from '@/components/tool-form/with-these'
import tool from '@/components/workers/text-tool.module.css'
import { sources } from '@/lib/site/sources'
import { offersFor } from './chosen-in'
import { LazySheetHead } from './lazy-sheet-head'
import type { LookupList } from './lookup-list'
import styles from './lookup-tool.module.css'
import { Change, hasEarlierDay, sinceLastTimeColumn } from './since-last-time'
import type { useLookupDomains } from './use-lookup-domains'

// A single domain does without it, and the table says the same.
const Histogram = lazyPart(() => import('@/components/figures/histogram').then((module) => module.Histogram))

// Few bring a sheet.
const LazySheetExports = lazyPart(() => import('./sheet-exports').then((module) => module.SheetExports<unknown>))

/** Fewer values can be read one by one in the table. */
const LEAST_FOR_HISTOGRAM = 20

const domainOf = ({ key }: Pick<Entry<unknown>, 'key'>) => key

interface ResultProps<Value> {
  running: { queue: Queue<Value>; state: QueueState<Value> }
  work: LookupList
  last: KnownValues
  /** Sites that wait for a click. */
  waiting: readonly string[]
  /** Whether the list outlives the page. */
  isKept: boolean
  changeReading: ReturnType<typeof useLookupDomains>['changeReading']
  /** Makes a list of what was typed, and returns its id. */
  saveList: () => string | undefined
}

/** The result of a lookup: progress, table and exports. */
export function LookupResult<Value>({
  lookup,
  running,
  work,
  last,
  waiting,
  isKept,
  changeReading,
  saveList,
}: ResultProps<Value> & { lookup: ShownLookup<Value> }) {
  const { entries } = running.state
  const [first] = entries
  // The same columns for all answers of a run, because rows are memoised.
  const columns = useMemo(() => {
    const today = new Date().toISOString().slice(0, 10)
    if (!hasEarlierDay(last, today)) return lookup.columns
    return [...lookup.columns, sinceLastTimeColumn(last, lookup.datedOf)]
  }, [last, lookup])
  const numberOf = useCallback(
    (entry: Entry<Value>) => (entry.state === 'answered' ? lookup.numberOf(entry.value) : undefined),
    [lookup],
  )
  const spread = useMemo(() => spreadOf(entries, lookup.numberOf), [entries, lookup])
  const own = useMemo(() => (work.sheet ? ownColumnsOf(work, domainOf) : undefined), [work])
  const table = useListTable({
    rows: entries,
    columns,
    domainOf,
    measure: lookup.what,
    numberOf,
    own,
    listId: work.id,
    initial: work.filter,
    saveList,
  })
  const isAlone = entries.length === 1 && !work.sheet
  const notice = (
    <>
      <QueueNotice {...running} what={lookup.what} />
      <LazyClock runs={[{ ...running, ...lookup.options }]} isKept={isKept} />
    </>
  )
  const source = (
    <p className={styles.source}>
      <SourceLine source={sources[lookup.part]} day={lookup.dayOf?.(entries)} />
    </p>
  )

  const queue = (
    <div className={styles.group}>
      <QueuePanel {...running} what={lookup.what} />
      {!isAlone && notice}
      {lookup.status?.(running.state)}
      {offersFor(waiting, work, lookup.what).map(({ title, sites }) => (
        <Notice
          key={title}
          kind="empty"
          title={title}
          actions={
            <Button onClick={() => running.queue.lookUp(sites)}>Look {sites.length === 1 ? 'it' : 'them'} up</Button>
          }
        />
      ))}
    </div>
  )
  const hasLink = window.location.search !== ''
  const exports = (
    <Exports
      isPrimary={!isAlone}
      fileName={lookup.fileName}
      sources={[{ ...sources[lookup.part], day: lookup.dayOf?.(entries) }]}
      head={table.exportHead(lookup.head)}
      rows={() => table.exportRows(lookup.cellsOf)}
      hasLink={isAlone && hasLink}
    />
  )
  const addToNeverPitch = <AddToNeverPitch result={running.queue} domains={() => table.chosen.map(domainOf)} />

  if (isAlone && first)
    return (
      <>
        {queue}
        <div className={styles.group}>
          <h2 className={styles.domain}>
            <DomainName name={first.key} />
          </h2>
          <Meaning>{lookup.meaning.one}</Meaning>
          <div className={styles.alone}>
            {hasNotice(running.state) ? (
              notice
            ) : (
              <>
                {lookup.hero(first)}
                {source}
              </>
            )}
          </div>
          {columns !== lookup.columns && (
            <p>
              {first.state === 'answered' ? (
                <Change last={last.get(first.key)} now={lookup.datedOf(first.value, first.atMs)} />
              ) : (
                '…'
              )}
            </p>
          )}
        </div>
        {exports}
        {lookup.heroEnd?.(first)}
        {addToNeverPitch}
        <SkippedEntries rejected={work.rejected} />
      </>
    )
  const asked = entries.filter(({ state }) => state !== 'left out').length
  const of = asked < entries.length ? `${englishNumber(asked)} of ` : ''
  const title = `${lookup.what} of ${of}${counted(entries.length, 'domain')}`
  return (
    <>
      <div className={tool.head}>
        <h2>{title}</h2>
        {work.sheet ? (
          <LazySheetExports
            found={work}
            // The values are only passed on, whatever they are.
            lookup={lookup as unknown as ShownLookup<unknown>}
            entries={entries}
            table={table}
            isSorted={table.sorting.column !== undefined}
          />
        ) : (
          exports
        )}
        <WithThese
          domains={table.chosen.map(domainOf)}
          list={() => ({ id: work.id ?? saveList(), filter: table.handedOn })}
          without={lookup.submitLabel}
        >
          {hasLink && <CopyButton label="Copy link" text={() => window.location.href} />}
          {addToNeverPitch}
        </WithThese>
      </div>
      {queue}
      <ListTable caption={title} table={table} what="domains" />
      {source}
      <Meaning>{lookup.meaning.list}</Meaning>
      {entries.length >= LEAST_FOR_HISTOGRAM && (
        <div className={styles.histogram}>
          <Histogram what={lookup.what} max={lookup.max} {...spread} isDone={running.state.isDone} />
        </div>
      )}
      {work.sheet ? (
        <LazySheetHead found={work} onChange={(choice) => changeReading(0, choice)} />
      ) : (
        <SkippedEntries rejected={work.rejected} />
      )}
    </>
  )
}
