'use client'

import { useMemo } from 'react'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
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
import { SkippedEntries } from '@/components/result/skipped'
import { useReveal } from '@/components/result/use-reveal'
import type { Tool } from '@/components/tool/define-tool'
import { openableId } from '@/components/tool/given-list'
import { OpenInButton } from '@/components/tool/open-in-button'
import { ToolForm } from '@/components/tool/tool-form'
import { useToolForm } from '@/components/tool/use-tool-form'
import { ExampleButton } from '@/components/tools/example-button'
import layout from '@/components/tools/side-by-side.module.css'
import { Change, changeColumn, hasEarlierDay } from './change-column'
import { CompareButton } from './compare-button'
import type { LookupValues } from './definition'
import { DomainStatus } from './domain-status'
import { LazySheetHead } from './lazy-sheet-head'
import styles from './lookup-tool.module.css'
import { useDomains } from './use-domains'

// A single domain does without it, and the table says the same.
const Histogram = lazyPart(() => import('@/components/figures/histogram').then((module) => module.Histogram), NotDrawn)

function NotDrawn() {
  return <p className={styles.source}>The chart could not be loaded. The table below has its values.</p>
}

/** Fewer values have no spread to look at. */
const LEAST_FOR_HISTOGRAM = 4

/** A tool that looks up domains: its form, progress, table and exports. */
export function LookupTool<Value>({
  tool,
  lookup,
  limit,
}: {
  tool: Tool<LookupValues>
  lookup: Lookup<Value>
  limit: AskLimit
}) {
  const form = useToolForm(tool)
  const { running, work, proposed, last, propose, start, clear } = useLookupRun(form, lookup, limit)
  const { result, revealNext } = useReveal(proposed ? work?.file : running?.queue)
  const domains = useDomains(form, {
    max: MAX_ROWS,
    wantsSheet: true,
    onFound(found, wish) {
      if (wish !== 'restored') revealNext()
      void propose(found, wish)
    },
    onNone: clear,
  })
  useAgentTool(lookup.agentTool, {
    isBusy: () => running !== undefined && !running.queue.state().isDone,
    async lookUp(names) {
      const state = await settled(await start(listOf(names), 'agent'))
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
      <LazyClock runs={[{ ...running, ...lookup.options, limit }]} isKept={form.saving() === 'saved'} />
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
    <div className={layout.sides}>
      <ToolForm
        form={form}
        submitLabel={lookup.submitLabel}
        privacy="Only the domains are sent, to be looked up."
        onSubmit={domains.submit}
        onPrepare={domains.reader.prepare}
        invalid={domains.problem && 'domains'}
        status={<DomainStatus domains={domains} max={MAX_ROWS} reload={form.reload} />}
      />
      {!work && (
        <ExampleButton
          detail="A short prospect list. The sites are real; everything else is invented."
          onClick={() => form.dispatch({ type: 'example' })}
        />
      )}
      {proposed && work && (
        <section
          ref={result}
          tabIndex={-1}
          className={styles.result}
          aria-label={work.kind === 'sheet' ? 'Spreadsheet' : 'Estimate'}
        >
          {work.kind === 'sheet' ? (
            <LazySheetHead name={work.name} found={work} maxRows={MAX_ROWS} onChange={domains.changeReading}>
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
            <LazySheetHead name={work.name} found={work} maxRows={MAX_ROWS} onChange={domains.changeReading} />
          )}
          {work.kind === 'list' && <SkippedEntries rejected={work.list.rejected} />}
          <div className={styles.group}>
            <QueuePanel {...running} what={lookup.what} />
            {!isAlone && notice}
            {lookup.status?.(running.state)}
          </div>
          {work.kind === 'sheet' && <LazySheetExports found={work} lookup={lookup} entries={entries} />}
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
              <CompareButton entries={entries} numberOf={lookup.numberOf} />
              <OpenInButton
                label="Exclude from new searches"
                to="/tools/search-operators"
                listId={() => openableId(work)}
              />
            </div>
          )}
        </section>
      )}
    </div>
  )
}
