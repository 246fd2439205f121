'use client'

import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'
import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { type Column, DataTable } from '@/components/result/data-table'
import { NOT_LOADED } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import { reveal } from '@/components/result/reveal'
import { Skipped } from '@/components/result/skipped'
import { type Choice, readChoice } from '@/components/sheet/choice'
import { exportName } from '@/components/sheet/export-name'
import { addressRole, SheetChoice } from '@/components/sheet/sheet-choice'
import { hasMembersOf } from '@/components/storage/hand-over'
import { HandOverButton } from '@/components/storage/hand-over-button'
import type { HeldFile } from '@/components/storage/held-file'
import { useKeptForm } from '@/components/storage/use-kept-form'
import { KeptNote } from '@/components/text-work/kept-note'
import { TextSource } from '@/components/text-work/text-source'
import tool from '@/components/text-work/text-tool.module.css'
import { usePreparedWorker } from '@/components/text-work/use-prepared-worker'
import { useTextWork } from '@/components/text-work/use-text-work'
import type { WorkState } from '@/components/text-work/use-worker-run'
import { WorkStatus } from '@/components/text-work/work-status'
import { ExampleButton } from '@/components/tools/example-button'
import { Field } from '@/components/tools/field'
import layout from '@/components/tools/side-by-side.module.css'
import { EXAMPLE_LIST } from './example-list'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import type { DropKind, Dropped, Prospect } from './prospect-list'

const MAX_BYTES = 20_000_000

type Options = Omit<Job, 'list' | 'exclude' | 'offset' | 'strongestBy'> & Reading & { exclude: string }

/** How a list is read where people chose it. */
interface Reading {
  choice?: Choice
  /** The index of the column by which the strongest row of a site is kept. */
  strongestBy?: number
}

/** The input that a reload keeps. */
interface FilledIn extends Options {
  text: string
}

const EMPTY: FilledIn = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true, text: '' }

function readFilledIn(record: unknown): FilledIn | undefined {
  if (!hasMembersOf(record, EMPTY)) return undefined
  const { strongestBy } = Object(record)
  return {
    ...record,
    choice: readChoice(record.choice),
    strongestBy: Number.isSafeInteger(strongestBy) ? strongestBy : undefined,
  }
}

/** The form for a list. Its fields are uncontrolled, so that no state change loses what was typed. */
export function Cleaner() {
  useAgentTool(() => import('./agent-tool'))
  const platformsId = useId()
  const exclude = useRef<HTMLTextAreaElement>(null)
  const onlyEndings = useRef<HTMLInputElement>(null)
  const withoutEndings = useRef<HTMLInputElement>(null)
  const dropsPlatforms = useRef<HTMLInputElement>(null)
  const isLedToResult = useRef(true)
  const form = useKeptForm('prospects')
  const { prepare, take } = usePreparedWorker(
    () => new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' }),
  )
  // A file in place of the field with the domains to leave out; the ref is what a run reads.
  const leftOut = useRef<HeldFile>(undefined)
  const [shownLeftOut, showLeftOut] = useState<HeldFile>()
  // Of one list: another one is read anew.
  const chosen = useRef<Reading & { source: Blob | string }>(undefined)
  const work = useTextWork<Cleaned>({
    start(list, source) {
      if (list.size === 0) return { title: 'Nothing to clean yet', reason: 'Paste a list, or choose a file.' }
      if (Math.max(list.size, leftOut.current?.file.size ?? 0) > MAX_BYTES)
        return { title: 'This list is too large', reason: 'The limit is 20 MB. Split the list, then try again.' }
      if (chosen.current?.source !== source) chosen.current = { source }
      const given = options()
      const job: Job = { list, ...given, exclude: leftOut.current?.file ?? given.exclude }
      return { worker: take(), job }
    },
    failureOf: (reason) => (reason === undefined ? NOT_LOADED : { title: 'This list could not be read', reason }),
  })
  const { state } = work

  function options(): Options {
    return {
      exclude: exclude.current?.value ?? '',
      onlyEndings: onlyEndings.current?.value ?? '',
      withoutEndings: withoutEndings.current?.value ?? '',
      dropsPlatforms: dropsPlatforms.current?.checked ?? false,
      choice: chosen.current?.choice,
      strongestBy: chosen.current?.strongestBy,
    }
  }

  function filledIn(held: HeldFile | null | undefined = work.held): FilledIn {
    const text = work.field.current?.value ?? ''
    const { choice, strongestBy } = (chosen.current?.source === (held?.file ?? text) && chosen.current) || {}
    return { ...options(), choice, strongestBy, text }
  }

  /** `null` where the held list has just been released. */
  function keepNow(held: HeldFile | null | undefined = work.held) {
    const fields = filledIn(held)
    const files = [held ?? undefined, leftOut.current]
    form.keep(files.some(Boolean) || !isEmpty(fields) ? { fields, files } : undefined)
  }

  function leaveOut(file: HeldFile | undefined) {
    leftOut.current = file
    showLeftOut(file)
  }

  function fillIn({ exclude: excluded, dropsPlatforms: drops, ...endings }: Options) {
    if (exclude.current) exclude.current.value = excluded
    if (onlyEndings.current) onlyEndings.current.value = endings.onlyEndings
    if (withoutEndings.current) withoutEndings.current.value = endings.withoutEndings
    if (dropsPlatforms.current) dropsPlatforms.current.checked = drops
  }

  const takeUp = useEffectEvent(async () => {
    const kept = await form.find()
    const given = readFilledIn(kept?.fields)
    if (!given || leftOut.current || !isEmpty(filledIn())) return kept && !given ? form.forget() : undefined
    const [held, others] = kept?.files ?? []
    fillIn(given)
    leaveOut(others)
    chosen.current = { source: held?.file ?? given.text, choice: given.choice, strongestBy: given.strongestBy }
    // Nobody asked for the result by this load.
    isLedToResult.current = false
    if (held) work.hold(held)
    else if (given.text.trim() !== '') work.fill(given.text)
  })
  useEffect(() => void takeUp(), [])

  function change(reading: Reading) {
    if (chosen.current) chosen.current = { ...chosen.current, ...reading }
    keepNow()
    work.again()
  }

  function clear() {
    fillIn(EMPTY)
    leaveOut(undefined)
    if (work.field.current) work.field.current.value = ''
    work.release()
    form.forget()
  }

  return (
    <div className={layout.sides}>
      <form
        data-markdown-ignore
        className={tool.form}
        onSubmit={(event) => {
          isLedToResult.current = true
          work.submit(event)
        }}
        onInput={() => keepNow()}
        onFocus={prepare}
        onDragEnter={prepare}
        autoComplete="off"
      >
        <TextSource
          label="Your list: URLs, e-mail addresses or spreadsheet rows"
          releaseLabel="Choose another list"
          placeholder={'https://example.com/post\neditor@example.org\n"A title",example.net/page,54'}
          work={{
            ...work,
            hold(held) {
              isLedToResult.current = true
              work.hold(held)
              keepNow(held)
            },
            release() {
              work.release()
              keepNow(null)
            },
          }}
        />
        <TextSource
          label="Domains to leave out (optional)"
          hint="Sites you have already pitched, your own, and your competitors’."
          dropLabel="Or drop a file with them here:"
          releaseLabel="Choose other domains to leave out"
          rows={2}
          work={{
            field: exclude,
            held: shownLeftOut,
            hold(file) {
              leaveOut(file)
              keepNow()
            },
            release() {
              leaveOut(undefined)
              keepNow()
            },
          }}
        />
        <div className={tool.pair}>
          <Field label="Only these endings (optional)" hint="Such as .de .at .co.uk">
            {(props) => <input {...props} ref={onlyEndings} {...PLAIN_TEXT} />}
          </Field>
          <Field label="Drop these endings (optional)" hint="Such as .edu .gov">
            {(props) => <input {...props} ref={withoutEndings} {...PLAIN_TEXT} />}
          </Field>
        </div>
        <p className={tool.choice}>
          <input type="checkbox" id={platformsId} ref={dropsPlatforms} defaultChecked />
          <label htmlFor={platformsId}>Drop platforms such as social networks, shops and search engines</label>
        </p>
        <div className={tool.actions}>
          <Button type="submit">Clean list</Button>
          <span className={tool.private}>Your list never leaves your browser.</span>
        </div>
        <WorkStatus
          state={state}
          progress={work.progress}
          words={statusText(state)}
          progressLabel="Reading progress"
          reload={form.reload}
        />
        <KeptNote keeping={form.keeping} onClear={clear} />
      </form>
      {state?.kind === 'working' && <div className={tool.coming} />}
      {state?.kind === 'done' && (
        <Result
          key={state.run}
          cleaned={state.result}
          name={work.held?.name}
          isLedTo={isLedToResult}
          onChange={change}
        />
      )}
      {(state === undefined || state.kind === 'failed') && (
        <ExampleButton
          detail="Fills in a short list with invented names and e-mail addresses."
          onClick={() => work.fill(EXAMPLE_LIST)}
        />
      )}
    </div>
  )
}

function isEmpty({ text, exclude, onlyEndings, withoutEndings, dropsPlatforms }: FilledIn): boolean {
  const texts = [text, exclude, onlyEndings, withoutEndings]
  return dropsPlatforms && texts.every((one) => one.trim() === '')
}

const PLAIN_TEXT = { type: 'text', spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const

const kinds: readonly [DropKind, string][] = [
  ['duplicate', 'already listed'],
  ['excluded', 'on your exclusion list'],
  ['mailbox', 'at an e-mail provider'],
  ['platform', 'on a platform'],
  ['ending', 'with an unwanted ending'],
  ['comment', 'commented out'],
  ['no domain', 'without a domain'],
]

const prospectColumns: readonly Column<Prospect>[] = [
  { title: 'Domain', cell: ({ written }) => written },
  { title: 'Mentions', cell: ({ mentions }) => englishNumber(mentions), numeric: true },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
]

const droppedColumns: readonly Column<Dropped>[] = [
  { title: 'Entry', cell: ({ entry }) => (entry.length > 80 ? `${entry.slice(0, 80)}…` : entry || 'empty') },
  { title: 'Line', cell: ({ line }) => englishNumber(line), numeric: true },
  { title: 'Reason', cell: ({ reason }) => reason },
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
  isLedTo,
  onChange,
}: {
  cleaned: Cleaned
  name?: string
  /** False for a result that nobody asked for. */
  isLedTo: RefObject<boolean>
  onChange: (reading: Reading) => void
}) {
  const { kept, dropped, firstKept, firstDropped, unread, sheet } = cleaned
  const droppedCount = sumOf(dropped)
  const result = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLedTo.current) reveal(result.current)
    isLedTo.current = true
  }, [isLedTo])
  const sheetName = sheet && exportName(name, 'cleaned', sheet.ending, 'prospects')
  const given = () =>
    sheet && sheetName
      ? { file: sheet.file, name: sheetName }
      : { file: new Blob([cleaned.lines]), name: 'prospects.txt' }
  return (
    <section ref={result} tabIndex={-1} className={tool.result} aria-label="Result">
      <h2>
        {count(kept, 'domain')} kept{sheet && ` from ${count(sheet.rows, 'row')}`}
      </h2>
      {sheet && (
        <SheetChoice
          view={sheet.view}
          roles={[
            addressRole(sheet.view, (choice) => onChange({ choice })),
            {
              label: 'For each site, keep the row with the highest',
              none: 'none: keep the first',
              column: sheet.strongestBy,
              isOptional: true,
              onColumn: (strongestBy) => onChange({ strongestBy }),
            },
          ]}
          // Another sheet or another header has other columns.
          onChange={(choice) => onChange({ choice, strongestBy: undefined })}
        />
      )}
      {sheet?.strongestBy !== undefined && !sheet.hasStrengths && (
        <Notice kind="empty" title={`No numbers in “${sheet.view.columns[sheet.strongestBy]}”`}>
          <p>The first row of each site was kept.</p>
        </Notice>
      )}
      {sheet?.isTied && (
        <p>Your spreadsheet has tables, notes or pictures tied to its rows, so the cleaned copy is a CSV file.</p>
      )}
      <Skipped
        title={`${count(unread.length, 'entry', 'entries')} to leave out ${unread.length === 1 ? 'was' : 'were'} not understood`}
        entries={unread}
      />
      {kept > 0 ? (
        <>
          <div className={tool.actions}>
            {sheet && sheetName && (
              <DownloadButton
                variant="primary"
                label="Download cleaned spreadsheet"
                fileName={sheetName}
                file={() => sheet.file}
              />
            )}
            <CopyButton label="Copy domains" text={() => cleaned.lines} />
            {!sheet && <DownloadButton label="Download CSV" fileName="prospects.csv" file={() => cleaned.keptFile} />}
          </div>
          <div className={tool.actions}>
            <HandOverButton label="Check Domain Rating" to="/tools/domain-rating-checker" given={given} />
            <HandOverButton label="Check PageRank" to="/tools/pagerank-checker" given={given} />
          </div>
          {kept > SHOWN_ROWS && <p>Showing the first {englishNumber(SHOWN_ROWS)}. The download has all of them.</p>}
          <DataTable
            caption="Domains kept, in the order of your list"
            columns={prospectColumns}
            rows={firstKept}
            what="domains"
          />
        </>
      ) : (
        <Notice kind="empty" title="No domains are left">
          <p>See below for why each entry was dropped.</p>
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
          <DataTable caption="Dropped entries" columns={droppedColumns} rows={firstDropped} what="entries" />
          <div className={tool.actions}>
            <DownloadButton
              label="Download dropped entries"
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
