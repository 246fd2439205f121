'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '@/components/button'
import { englishNumber } from '@/components/english'
import { ColumnChoice } from '@/components/tools/column-choice'
import { CopyButton } from '@/components/tools/copy-button'
import { type Column, DataTable } from '@/components/tools/data-table'
import { DownloadButton } from '@/components/tools/download-button'
import { ExampleButton } from '@/components/tools/example-button'
import { NOT_LOADED } from '@/components/tools/failure-notice'
import { Field } from '@/components/tools/field'
import { hasMembersOf, takeHandedOver } from '@/components/tools/hand-over'
import { HandOverButton } from '@/components/tools/hand-over-button'
import { Notice } from '@/components/tools/notice'
import { reveal } from '@/components/tools/reveal'
import layout from '@/components/tools/side-by-side.module.css'
import { TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { type HeldText, readHeldText, useTextWork } from '@/components/tools/use-text-work'
import type { WorkState } from '@/components/tools/use-worker-run'
import { WorkStatus } from '@/components/tools/work-status'
import { EXAMPLE_LIST } from './example-list'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import type { DropKind, Dropped, Prospect } from './prospect-list'

const MAX_BYTES = 20_000_000

type Options = Omit<Job, 'list'>

/** The input that a reload keeps. */
interface FilledIn extends Options {
  held?: HeldText
  text: string
}

const EMPTY: FilledIn = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: false, text: '' }

function readFilledIn(record: unknown): FilledIn | undefined {
  if (!hasMembersOf(record, EMPTY)) return undefined
  const { column, columns } = Object(record.choice)
  const isChoice = Number.isInteger(column) && Array.isArray(columns)
  return { ...record, held: readHeldText(record.held), choice: isChoice ? { column, columns } : undefined }
}

/** The form for a list. Its fields are uncontrolled, so that no state change loses what was typed. */
export function Cleaner() {
  useAgentTool(() => import('./agent-tool'))
  const platformsId = useId()
  const exclude = useRef<HTMLTextAreaElement>(null)
  const onlyEndings = useRef<HTMLInputElement>(null)
  const withoutEndings = useRef<HTMLInputElement>(null)
  const dropsPlatforms = useRef<HTMLInputElement>(null)
  const choice = useRef<Job['choice']>(undefined)
  const work = useTextWork<Cleaned>({
    start(list) {
      if (list.size === 0) return { title: 'There is nothing to clean yet', reason: 'Paste a list, or choose a file.' }
      if (list.size > MAX_BYTES) return { title: 'This list is too long', reason: 'Lists of up to 20 MB are read.' }
      const worker = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
      const job: Job = { list, ...options() }
      worker.postMessage(job)
      return worker
    },
    failureOf: (reason) => (reason === undefined ? NOT_LOADED : { title: 'This list cannot be read', reason }),
  })
  const { state } = work

  function options(): Options {
    return {
      exclude: exclude.current?.value ?? '',
      onlyEndings: onlyEndings.current?.value ?? '',
      withoutEndings: withoutEndings.current?.value ?? '',
      dropsPlatforms: dropsPlatforms.current?.checked ?? false,
      choice: choice.current,
    }
  }

  const filledIn = (): FilledIn => ({ ...options(), held: work.held, text: work.field.current?.value ?? '' })

  const takeUp = useEffectEvent(async () => {
    const given = await takeHandedOver(readFilledIn)
    if (!given) return
    if (exclude.current) exclude.current.value = given.exclude
    if (onlyEndings.current) onlyEndings.current.value = given.onlyEndings
    if (withoutEndings.current) withoutEndings.current.value = given.withoutEndings
    if (dropsPlatforms.current) dropsPlatforms.current.checked = given.dropsPlatforms
    choice.current = given.choice
    if (given.held) work.hold(given.held)
    else work.fill(given.text)
  })
  useEffect(() => void takeUp(), [])

  function changeColumn(column: number, columns: readonly string[]) {
    choice.current = { column, columns }
    work.again()
  }

  return (
    <div className={layout.sides}>
      <form data-markdown-ignore className={tool.form} onSubmit={work.submit}>
        <TextSource
          label="Your list: addresses, e-mails, rows of a sheet"
          dropLabel="Or drop a CSV, TSV or .xlsx file here:"
          releaseLabel="Take another list"
          placeholder={'https://www.example.com/blog/post\neditor@example.org\n"A title",https://example.net/page,54'}
          takesWorkbooks
          work={work}
        />
        <Field
          label="Leave out (optional)"
          hint="Domains that you have pitched already, your own, and your competitors’."
        >
          {(props) => (
            <textarea
              {...props}
              ref={exclude}
              className={tool.list}
              rows={2}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
          )}
        </Field>
        <div className={tool.pair}>
          <Field label="Only endings (optional)" hint="Such as .de .at co.uk">
            {(props) => <input {...props} ref={onlyEndings} {...PLAIN_TEXT} />}
          </Field>
          <Field label="Without endings (optional)" hint="Such as .edu .gov">
            {(props) => <input {...props} ref={withoutEndings} {...PLAIN_TEXT} />}
          </Field>
        </div>
        <p className={tool.choice}>
          <input type="checkbox" id={platformsId} ref={dropsPlatforms} defaultChecked />
          <label htmlFor={platformsId}>Drop platforms: social networks, shops, search engines and the like</label>
        </p>
        <div className={tool.actions}>
          <Button type="submit">Clean the list</Button>
          <span className={tool.private}>Your list never leaves your browser.</span>
        </div>
        <WorkStatus
          state={state}
          progress={work.progress}
          words={statusText(state)}
          progressLabel="Lines read"
          filledIn={filledIn}
        />
      </form>
      {state?.kind === 'working' && <div className={tool.coming} />}
      {state?.kind === 'done' && (
        <Result key={state.run} cleaned={state.result} name={work.held?.name} onColumn={changeColumn} />
      )}
      {(state === undefined || state.kind === 'failed') && (
        <ExampleButton
          detail="A short sheet with names and e-mail addresses, all of it invented."
          onClick={() => work.fill(EXAMPLE_LIST)}
        />
      )}
    </div>
  )
}

const PLAIN_TEXT = { type: 'text', spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const

const kinds: readonly [DropKind, string][] = [
  ['duplicate', 'duplicates'],
  ['excluded', 'on your exclude list'],
  ['mailbox', 'mailboxes of providers'],
  ['platform', 'platforms'],
  ['ending', 'with another ending'],
  ['no domain', 'not a domain'],
]

const prospectColumns: readonly Column<Prospect>[] = [
  { title: 'Domain', cell: ({ domain }) => domain },
  { title: 'Mentions', cell: ({ mentions }) => englishNumber(mentions), numeric: true },
  { title: 'First in line', cell: ({ line }) => englishNumber(line), numeric: true },
]

const droppedColumns: readonly Column<Dropped>[] = [
  { title: 'Entry', cell: ({ entry }) => (entry.length > 80 ? `${entry.slice(0, 80)}…` : entry || 'empty') },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
  { title: 'Why', cell: ({ reason }) => reason },
]

function statusText(state: WorkState<Cleaned> | undefined): string {
  if (state?.kind === 'working') return 'Cleaning…'
  if (state?.kind !== 'done') return ''
  const { kept, dropped } = state.result
  return `Done: ${count(kept, 'domain')} kept, ${count(sumOf(dropped), 'entry', 'entries')} dropped.`
}

function Result({
  cleaned,
  name = '',
  onColumn,
}: {
  cleaned: Cleaned
  name?: string
  onColumn: (column: number, columns: readonly string[]) => void
}) {
  const { kept, dropped, firstKept, firstDropped, sheet } = cleaned
  const droppedCount = sumOf(dropped)
  const result = useRef<HTMLElement>(null)
  useEffect(() => reveal(result.current), [])
  const [, stem = 'prospects'] = /^(.+)\.(?:csv|tsv|txt|xlsx)$/is.exec(name) ?? []
  const sheetName = sheet && `${stem}-cleaned.${sheet.ending}`
  const given = () =>
    sheet && sheetName
      ? { file: sheet.file, name: sheetName }
      : { file: new Blob([cleaned.lines]), name: 'prospects.txt' }
  return (
    <section ref={result} tabIndex={-1} className={tool.result} aria-label="Result">
      <h2>
        {count(kept, 'domain')} kept{sheet && ` of ${count(sheet.rows, 'row')}`}
      </h2>
      {sheet && <ColumnChoice {...sheet} onColumn={(column) => onColumn(column, sheet.columns)} />}
      {kept > 0 ? (
        <>
          <div className={tool.actions}>
            {sheet && sheetName && (
              <DownloadButton
                variant="primary"
                label="Download your sheet, cleaned"
                fileName={sheetName}
                file={() => sheet.file}
              />
            )}
            <CopyButton label="Copy the domains" text={() => cleaned.lines} />
            {!sheet && <DownloadButton label="Download CSV" fileName="prospects.csv" file={() => cleaned.keptFile} />}
          </div>
          <div className={tool.actions}>
            <HandOverButton label="Check their Domain Rating" to="/tools/domain-rating-checker" given={given} />
            <HandOverButton label="Check their PageRank" to="/tools/pagerank-checker" given={given} />
          </div>
          {kept > SHOWN_ROWS && (
            <p>This page shows the first {englishNumber(SHOWN_ROWS)}; the exports have all of them.</p>
          )}
          <DataTable
            caption="Kept, in the order of your list"
            columns={prospectColumns}
            rows={firstKept}
            what="domains"
          />
        </>
      ) : (
        <Notice kind="empty" title="No domain was left">
          <p>Below is why each entry was dropped.</p>
        </Notice>
      )}
      {droppedCount > 0 && (
        <>
          <h2>{count(droppedCount, 'entry', 'entries')} dropped</h2>
          <ul className={tool.figures}>
            {kinds
              .filter(([kind]) => dropped[kind] > 0)
              .map(([kind, label]) => (
                <li key={kind}>
                  <strong>{englishNumber(dropped[kind])}</strong> {label}
                </li>
              ))}
          </ul>
          <DataTable caption="Dropped, and why" columns={droppedColumns} rows={firstDropped} what="entries" />
          <div className={tool.actions}>
            <DownloadButton
              label="Download what was dropped"
              fileName={`dropped.${sheet?.ending ?? 'csv'}`}
              file={() => cleaned.droppedFile}
            />
          </div>
        </>
      )}
    </section>
  )
}

function sumOf(dropped: Cleaned['dropped']): number {
  return Object.values(dropped).reduce((sum, one) => sum + one, 0)
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${englishNumber(number)} ${number === 1 ? one : many}`
}
