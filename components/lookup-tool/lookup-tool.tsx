'use client'

import { useMemo } from 'react'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { Button } from '@/components/elements/button'
import { DomainName } from '@/components/elements/domain-name'
import { counted } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { LazyExports, LazySheetExports } from '@/components/exports/lazy-exports'
import { SourceLine } from '@/components/exports/source-line'
import { LazyClock, LazyEstimate } from '@/components/lookup-tool/run/lazy-clock'
import { type Lookup, MAX_ROWS } from '@/components/lookup-tool/run/lookup'
import type { AskLimit } from '@/components/lookup-tool/run/plan'
import { hasNotice, QueueNotice } from '@/components/lookup-tool/run/queue-notice'
import { QueuePanel } from '@/components/lookup-tool/run/queue-panel'
import { listOf, useLookupRun } from '@/components/lookup-tool/run/use-lookup-run'
import { spreadOf } from '@/components/lookup-tool/values/value-words'
import { settled } from '@/components/queue/settled'
import { DataTable } from '@/components/result/data-table'
import { Notice } from '@/components/result/notice'
import { SkippedEntries } from '@/components/result/skipped'
import { useReveal } from '@/components/result/use-reveal'
import { HandOverButton, listFile } from '@/components/storage/hand-over-button'
import layout from '@/components/tools/side-by-side.module.css'
import { Change, changeColumn, hasEarlierDay } from './change-column'
import { DomainForm, type Example } from './domain-form'
import { LazySheetHead } from './lazy-sheet-head'
import styles from './lookup-tool.module.css'

// A single domain does without it, and the table says the same.
const Histogram = lazyPart(() => import('@/components/figures/histogram').then((module) => module.Histogram), NotDrawn)

function NotDrawn() {
  return <p className={styles.source}>The chart could not be loaded. The table below has its values.</p>
}

const MAX_COMPARED = 5
/** Fewer values have no spread to look at. */
const LEAST_FOR_HISTOGRAM = 4

/** A tool that looks up domains: its field, progress, table and exports. */
export function LookupTool<Value>({
  lookup,
  limit,
  example,
}: {
  lookup: Lookup<Value>
  limit: AskLimit
  example: Example
}) {
  const { running, work, proposed, reader, keeping, last, propose, start, takeUp, change, forget } = useLookupRun(
    lookup,
    limit,
  )
  const { result, revealNext } = useReveal(proposed ? work?.file : running?.queue)
  useAgentTool(lookup.agentTool, {
    isBusy: () => running !== undefined && !running.queue.state().isDone,
    async lookUp(domains) {
      const state = await settled(await start(listOf(domains), 'agent'))
      return {
        head: lookup.head,
        rows: state.entries.map(lookup.cellsOf),
        states: [state],
        days: [lookup.dayOf?.(state.entries)],
      }
    },
  })
  const entries = running?.state.entries ?? []
  const [first] = entries
  // The same columns for all answers of a run, because rows are memoised.
  const columns = useMemo(() => {
    const today = new Date().toISOString().slice(0, 10)
    return hasEarlierDay(last, today) ? [...lookup.columns, changeColumn(last, lookup.datedOf)] : lookup.columns
  }, [last, lookup])
  const isAlone = entries.length === 1 && work?.kind === 'list'
  const notice = running && (
    <>
      <QueueNotice {...running} what={lookup.what} />
      <LazyClock runs={[{ ...running, ...lookup.options, limit }]} isKept={keeping === 'kept'} />
    </>
  )
  const estimate = work && proposed && (
    <LazyEstimate
      list={proposed}
      options={lookup.options}
      limit={limit}
      onStart={(pauseAfter) => {
        revealNext()
        void start(work, 'visitor', pauseAfter)
      }}
    />
  )
  const source = (
    <p className={styles.source}>
      <SourceLine source={lookup.source} day={lookup.dayOf?.(entries)} />
    </p>
  )

  return (
    <>
      <div className={layout.sides}>
        <DomainForm
          label={lookup.fieldLabel}
          submitLabel={lookup.submitLabel}
          max={MAX_ROWS}
          example={work ? undefined : example}
          wantsSheet
          reader={reader}
          onFound={(found, origin) => {
            revealNext()
            void propose(found, origin)
          }}
          onOpen={takeUp}
        />
        {proposed && work && (
          <section
            ref={result}
            tabIndex={-1}
            className={styles.result}
            aria-label={work.kind === 'sheet' ? 'Spreadsheet' : 'Estimate'}
          >
            {work.kind === 'sheet' ? (
              <LazySheetHead name={work.name} sheet={work.sheet} maxRows={MAX_ROWS} onChange={change}>
                <p>
                  {!work.sheet.view.isCertain && 'Check the column first. '}
                  Nothing has been looked up yet.
                </p>
                {estimate}
              </LazySheetHead>
            ) : (
              estimate
            )}
          </section>
        )}
        {running && work && !proposed && (
          <section ref={result} tabIndex={-1} className={styles.result} aria-label="Result">
            {work.kind === 'sheet' && (
              <LazySheetHead name={work.name} sheet={work.sheet} maxRows={MAX_ROWS} onChange={change} />
            )}
            {work.kind === 'list' && <SkippedEntries rejected={work.list.rejected} />}
            <div className={styles.group}>
              <QueuePanel {...running} what={lookup.what} />
              {!isAlone && notice}
              {lookup.status?.(running.state)}
            </div>
            {work.kind === 'sheet' && (
              <LazySheetExports
                sheet={work.sheet}
                file={work.file}
                name={work.name}
                lookup={lookup}
                entries={entries}
              />
            )}
            <div className={styles.group}>
              {!isAlone && source}
              {isAlone && first ? (
                <>
                  <h2 className={styles.domain}>
                    <DomainName name={first.key} />
                  </h2>
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
                </>
              ) : (
                <>
                  {entries.length >= LEAST_FOR_HISTOGRAM && (
                    <div className={styles.histogram}>
                      <Histogram
                        what={lookup.what}
                        max={lookup.max}
                        {...spreadOf(entries, lookup.numberOf)}
                        isDone={running.state.isDone}
                      />
                    </div>
                  )}
                  <DataTable
                    caption={`${lookup.what} of ${counted(entries.length, 'domain')}`}
                    columns={columns}
                    rows={entries}
                    what="domains"
                  />
                </>
              )}
            </div>
            {work.kind === 'list' && (
              <LazyExports
                fileName={lookup.fileName}
                sources={[{ ...lookup.source, day: lookup.dayOf?.(entries) }]}
                head={lookup.head}
                rows={() => entries.map(lookup.cellsOf)}
                hasLink={window.location.search !== ''}
              />
            )}
            {entries.length === 1 && first && lookup.heroEnd?.(first)}
            {entries.length > 1 && (
              <div className={styles.actions}>
                <HandOverButton
                  label={entries.length > MAX_COMPARED ? 'Compare the top five' : 'Compare on both scales'}
                  to="/tools/compare-domains"
                  given={async () => {
                    const { topOf } = await import('./top-of')
                    return topOf(entries, lookup.numberOf, MAX_COMPARED)
                  }}
                />
                <HandOverButton
                  label="Exclude from new searches"
                  to="/tools/search-operators"
                  given={() => listFile(entries.map(({ key }) => key))}
                />
              </div>
            )}
            {keeping === 'refused' && <p className={styles.source}>{NOT_KEPT}</p>}
            {(keeping === 'kept' || keeping === 'values' || keeping === 'earlier') && (
              <div className={styles.group}>
                <p className={styles.source}>{KEPT_TEXTS[keeping]}</p>
                <div className={styles.actions}>
                  <Button variant="quiet" onClick={forget}>
                    Clear saved data
                  </Button>
                </div>
              </div>
            )}
          </section>
        )}
      </div>
      {keeping === 'in another tab' && (
        <Notice kind="wait" title="Your saved list is open in another tab">
          <p>Only that list is saved. A list that you start here is lost when you close this tab.</p>
        </Notice>
      )}
    </>
  )
}

const NOT_KEPT =
  'Your browser does not let this page save the list. The list and its results are lost when you reload or close the page.'

const KEPT_TEXTS = {
  kept: 'This list and its results are saved in this browser until you clear them. If you reload the page or open it in a new tab, the tool picks up where it left off. The last value for each domain is saved too, to show you what has changed.',
  values: 'The last value for each domain is saved in this browser until you clear it, to show you what has changed.',
  earlier:
    'An earlier list of yours is still saved in this browser. To see it, open this tool from the menu, not from a link.',
}
