'use client'

import { Button } from '@/components/button'
import { englishNumber } from '@/components/english'
import type { Entry } from '@/components/queue/queue'
import { settled } from '@/components/queue/settled'
import { type Column, DataTable } from './data-table'
import { DomainForm, type Example } from './domain-form'
import { Exports } from './exports'
import { HandOverButton, listFile } from './hand-over-button'
import { type Lookup, MAX_ROWS } from './lookup'
import styles from './lookup-tool.module.css'
import { Notice } from './notice'
import { QueuePanel } from './queue-panel'
import { SheetExports } from './sheet-exports'
import { SheetHead } from './sheet-head'
import layout from './side-by-side.module.css'
import { SkippedEntries } from './skipped'
import { sortRows } from './sort-rows'
import { SourceLine } from './source-line'
import { type AskLimit, TimeLeft } from './time-left'
import { useAgentTool } from './use-agent-tool'
import { listOf, useLookupRun } from './use-lookup-run'
import { useReveal } from './use-reveal'

const MAX_COMPARED = 5

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
  const { running, work, reader, keeping, start, takeUp, changeColumn, forget } = useLookupRun(lookup)
  const { result, revealNext } = useReveal(running?.queue)
  useAgentTool(lookup.agentTool, {
    isBusy: () => running !== undefined && !running.queue.state().isDone,
    async lookUp(domains) {
      const state = await settled(await start(listOf(domains), 'agent'))
      return { head: lookup.head, rows: state.entries.map(lookup.cellsOf), states: [state] }
    },
  })
  const entries = running?.state.entries ?? []
  const [first] = entries

  return (
    <>
      <div className={layout.sides}>
        <DomainForm
          label={lookup.fieldLabel}
          submitLabel={lookup.submitLabel}
          max={MAX_ROWS}
          example={running ? undefined : example}
          wantsSheet
          reader={reader}
          onFound={(found, origin) => {
            revealNext()
            void start(found, origin)
          }}
          onOpen={takeUp}
        />
        {running && work && (
          <section ref={result} tabIndex={-1} className={styles.result} aria-label="Result">
            {work.kind === 'sheet' && (
              <SheetHead name={work.name} sheet={work.sheet} maxRows={MAX_ROWS} onColumn={changeColumn} />
            )}
            {work.kind === 'list' && <SkippedEntries rejected={work.list.rejected} />}
            <div className={styles.group}>
              <QueuePanel {...running} what={lookup.what} isKept={keeping === 'kept'} />
              <TimeLeft state={running.state} batchSize={lookup.options.batchSize} limit={limit} />
              {lookup.status?.(running.state)}
            </div>
            {work.kind === 'sheet' && (
              <SheetExports sheet={work.sheet} name={work.name} lookup={lookup} entries={entries} />
            )}
            <div className={styles.group}>
              <p className={styles.source}>
                <SourceLine source={lookup.source} day={lookup.dayOf?.(entries)} />
              </p>
              {entries.length === 1 && first && work.kind === 'list' ? (
                <>
                  <h2 className={styles.domain}>{first.key}</h2>
                  {lookup.hero(first)}
                </>
              ) : (
                <DataTable
                  caption={`${lookup.what} of ${englishNumber(entries.length)} domains`}
                  columns={lookup.columns}
                  rows={entries}
                  what="domains"
                />
              )}
            </div>
            {work.kind === 'list' && (
              <Exports
                fileName={lookup.fileName}
                sources={[lookup.source]}
                head={lookup.head}
                rows={() => entries.map(lookup.cellsOf)}
                hasLink={window.location.search !== ''}
              />
            )}
            {entries.length === 1 && first && lookup.heroEnd?.(first)}
            {entries.length > 1 && (
              <div className={styles.actions}>
                <HandOverButton
                  label={entries.length > MAX_COMPARED ? 'Compare the five highest' : 'Compare them on both scales'}
                  to="/tools/compare-domains"
                  given={() => listFile(highest(entries, lookup.columns))}
                />
                <HandOverButton
                  label="Leave them out of new searches"
                  to="/tools/search-operators"
                  given={() => listFile(entries.map(({ key }) => key))}
                />
              </div>
            )}
            {keeping === 'refused' && <p className={styles.source}>{NOT_KEPT}</p>}
            {(keeping === 'kept' || keeping === 'earlier') && (
              <div className={styles.group}>
                <p className={styles.source}>{KEPT_TEXTS[keeping]}</p>
                <div className={styles.actions}>
                  <Button variant="quiet" onClick={forget}>
                    Clear what is kept
                  </Button>
                </div>
              </div>
            )}
          </section>
        )}
      </div>
      {keeping === 'in another tab' && (
        <Notice kind="wait" title="Another tab of this browser holds the list that is kept">
          <p>Only that one is kept. What you start here is gone when this tab is closed.</p>
        </Notice>
      )}
    </>
  )
}

const NOT_KEPT = 'Your browser does not keep this list: it and its answers are gone once you reload or close the page.'

const KEPT_TEXTS = {
  kept: 'This list and its answers are kept in this browser until you clear them. After a reload or in a new tab it goes on where it was, and asks for nothing twice.',
  earlier: 'A list of yours is still kept in this browser. It comes back when you open this tool again without a link.',
}

/** The domains with the highest values, by the table's first column of numbers. */
function highest<Value>(entries: readonly Entry<Value>[], columns: readonly Column<Entry<Value>>[]): string[] {
  const sortBy = columns.find(({ numeric }) => numeric)?.sortBy
  const sorted = sortBy ? sortRows(entries, sortBy, 'descending') : entries
  return sorted.slice(0, MAX_COMPARED).map(({ key }) => key)
}
