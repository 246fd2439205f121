'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/button'
import type { Cell } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/english'
import type { Answered, Entry, QueueState } from '@/components/queue/queue'
import { settled } from '@/components/queue/settled'
import type { Sheet } from '@/components/sheet/sheet'
import { useReader } from '@/components/sheet/use-reader'
import { sheetFile, writeSheet } from '@/components/sheet/write-sheet'
import { type Source, sourceText } from '@/lib/site/credits'
import type { LookupPage } from './agent-lookup'
import type { AgentTool } from './agent-tool'
import { CopyButton } from './copy-button'
import { type Column, DataTable } from './data-table'
import { DomainForm, type Example, type Found } from './domain-form'
import { DownloadButton } from './download-button'
import { Exports } from './exports'
import { HandOverButton, listFile } from './hand-over-button'
import { findRun, forgetRun, isOnlyTab, keepAnswers, keepRun } from './kept-run'
import styles from './lookup-tool.module.css'
import { Notice } from './notice'
import { QueuePanel } from './queue-panel'
import { SheetHead, sitesOf } from './sheet-head'
import { showQuery } from './show-query'
import layout from './side-by-side.module.css'
import { SkippedEntries } from './skipped'
import { sortRows } from './sort-rows'
import { SourceLine } from './source-line'
import { type AskLimit, TimeLeft } from './time-left'
import { useAgentTool } from './use-agent-tool'
import { type LookupOptions, useQueue } from './use-queue'
import { useReveal } from './use-reveal'

export interface Lookup<Value> {
  /** What is looked up, such as `PageRank`. */
  what: string
  options: LookupOptions<Value>
  fieldLabel: string
  submitLabel: string
  columns: readonly Column<Entry<Value>>[]
  /** The columns of the export, from the domain to a note, and the cells of a row. */
  head: readonly string[]
  cellsOf: (entry: Entry<Value>) => readonly Cell[]
  fileName: string
  source: Source
  /** The day of the provider's data, as it writes it. */
  dayOf?: (entries: readonly Entry<Value>[]) => string | undefined
  /** The result for a single domain. */
  hero: (entry: Entry<Value>) => ReactNode
  /** More about a single domain, below the exports. */
  heroEnd?: (entry: Entry<Value>) => ReactNode
  agentTool: () => Promise<{ agentTool: AgentTool<LookupPage> }>
  /** Shown above the result. */
  status?: (state: QueueState<Value>) => ReactNode
}

/** In one go: rows of a sheet, or domains of a list. */
const MAX_ROWS = 1_000
/** Rows of the table that are shown at first. */
const SHOWN_ROWS = 50
/** A list this short is done before anybody could close the tab. */
const MAX_UNKEPT = 10
const MAX_COMPARED = 5
/** A younger answer would be the same. */
const DAY_MS = 86_400_000

/** What is looked up at the moment. */
type Work = Found & { domains: readonly string[] }

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
  const { running, run, stop } = useQueue(lookup.options)
  const reader = useReader()
  const [work, setWork] = useState<Work>()
  const [keeping, setKeeping] = useState<'kept' | 'earlier' | 'in another tab'>()
  // Read from what is kept at the first run.
  const answers = useRef<Map<string, Answered<Value>>>(undefined)
  const { result, revealNext } = useReveal(running?.queue)
  useAgentTool(lookup.agentTool, {
    isBusy: () => running !== undefined && !running.queue.state().isDone,
    async lookUp(domains) {
      const state = await settled(await start(listOf(domains)))
      return { head: lookup.head, rows: state.entries.map(lookup.cellsOf), states: [state] }
    },
  })
  const entries = running?.state.entries ?? []
  const [first] = entries

  /** `isTakenUp` keeps answers of any age, each of which has its day. */
  async function start(found: Found, isTakenUp = false) {
    const domains = found.kind === 'list' ? found.list.domains : sitesOf(found.sheet.rows.slice(0, MAX_ROWS))
    const kept = await findRun<Value>(lookup.what)
    const earlier = answers.current ?? kept?.answers ?? new Map()
    const known = new Map([...earlier].filter(([, { atMs }]) => isTakenUp || Date.now() - atMs < DAY_MS))
    answers.current = known
    setWork({ ...found, domains })
    const isLong = domains.length > MAX_UNKEPT || found.kind === 'sheet'
    setKeeping(kept && !isLong ? 'earlier' : undefined)
    const isKept = isLong ? keep(found) : Promise.resolve(false)
    return run(domains, {
      known: new Map(known),
      onAnswers(added) {
        for (const [domain, answer] of added) known.set(domain, answer)
        void isKept.then((is) => (is ? keepAnswers(lookup.what, known) : undefined))
      },
    })
  }

  async function keep(found: Found): Promise<boolean> {
    if (!(await isOnlyTab(lookup.what))) {
      setKeeping('in another tab')
      return false
    }
    const { file, name } = found
    const given = found.kind === 'list' ? found.list.domains : { file, name, column: found.sheet.column }
    const isKept = await keepRun(lookup.what, {
      given,
      search: window.location.search,
      answers: answers.current ?? new Map(),
    })
    if (isKept) setKeeping('kept')
    return isKept
  }

  async function takeUp(search: string) {
    const kept = await findRun<Value>(lookup.what)
    // A link has its own list; the bare page has the one that is kept.
    if (!kept || (search !== '' && search !== kept.search)) return undefined
    if (!(await isOnlyTab(lookup.what))) {
      setKeeping('in another tab')
      return undefined
    }
    const { given } = kept
    showQuery(kept.search)
    if (!('file' in given)) {
      void start(listOf(given), true)
      return given
    }
    const reading = await reader.read({ file: given.file, wantsSheet: true, column: given.column })
    if (reading.kind === 'sheet') void start({ ...reading, ...given }, true)
    return given
  }

  async function changeColumn(column: number) {
    if (work?.kind !== 'sheet') return
    const reading = await reader.read({ file: work.file, wantsSheet: true, column })
    if (reading.kind === 'sheet') void start({ ...work, sheet: reading.sheet })
  }

  function forget() {
    if (keeping === 'kept') {
      stop()
      setWork(undefined)
    }
    answers.current = new Map()
    setKeeping(undefined)
    void forgetRun(lookup.what)
  }

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
          onFound={(found) => {
            revealNext()
            void start(found)
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
            {work.kind === 'sheet' && <SheetExports work={work} lookup={lookup} entries={entries} />}
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
                  keyOf={({ key }) => key}
                  step={SHOWN_ROWS}
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

function listOf(domains: readonly string[]): Found {
  return { kind: 'list', list: { domains: [...domains], rejected: [] }, file: new Blob(), name: '' }
}

/** The sheet with a lookup's columns, as a file and for the clipboard. */
function SheetExports<Value>({
  work: { sheet, name },
  lookup,
  entries,
}: {
  work: Extract<Work, { kind: 'sheet' }>
  lookup: Lookup<Value>
  entries: readonly Entry<Value>[]
}) {
  const [, ...titles] = lookup.head.slice(0, -1)
  const added = [...titles, ...['source', 'day', 'note'].map((one) => `${lookup.what} ${one}`)]

  function write(): string {
    const found = new Map(entries.map((entry) => [entry.key, entry]))
    return writeSheet(sheet, added, (row) => {
      const none = titles.map(() => undefined)
      if (row.domain === undefined) return [...none, undefined, undefined, row.reason]
      const entry = found.get(row.domain)
      if (!entry) return [...none, undefined, undefined, TOO_FAR_DOWN]
      const cells = lookup.cellsOf(entry)
      const isAnswered = entry.state === 'answered'
      const day = isAnswered ? new Date(entry.atMs).toISOString().slice(0, 10) : undefined
      return [...cells.slice(1, -1), isAnswered ? sourceText(lookup.source) : undefined, day, cells.at(-1)]
    })
  }

  return (
    <div className={styles.actions}>
      <DownloadButton
        variant="primary"
        label="Download your sheet"
        fileName={fileNameOf(name, sheet, lookup.fileName)}
        file={() => sheetFile(sheet, write())}
      />
      <CopyButton label="Copy your sheet" text={() => write().replace(/^\ufeff/, '')} />
    </div>
  )
}

const KEPT_TEXTS = {
  kept: 'This list and its answers are kept in this browser until you clear them. After a reload or in a new tab it goes on where it was, and asks for nothing twice.',
  earlier:
    'A longer list of yours is still kept in this browser. It comes back when you open this tool again without a link.',
}

const TOO_FAR_DOWN = `Not looked up: only the first ${englishNumber(MAX_ROWS)} rows are.`

function fileNameOf(name: string, { delimiter }: Sheet, lookupName: string): string {
  const [, stem = 'sheet', ending = 'xlsx'] = /^(.+)\.(csv|tsv|txt|xlsx)$/is.exec(name) ?? []
  const written = delimiter === '\t' ? 'tsv' : 'csv'
  return `${stem}-${lookupName.replace(/\.csv$/, '')}.${/xlsx/i.test(ending) ? written : ending}`
}

/** The domains with the highest values, by the table's first column of numbers. */
function highest<Value>(entries: readonly Entry<Value>[], columns: readonly Column<Entry<Value>>[]): string[] {
  const sortBy = columns.find(({ numeric }) => numeric)?.sortBy
  const sorted = sortBy ? sortRows(entries, sortBy, 'descending') : entries
  return sorted.slice(0, MAX_COMPARED).map(({ key }) => key)
}
