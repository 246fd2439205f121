'use client'

import { useId, useMemo, useRef } from 'react'
import { Button } from '@/components/button'
import { CopyButton } from '@/components/tools/copy-button'
import { type Column, DataTable } from '@/components/tools/data-table'
import { DownloadButton } from '@/components/tools/download-button'
import { Field } from '@/components/tools/field'
import { FirstRows } from '@/components/tools/first-rows'
import { Notice } from '@/components/tools/notice'
import { TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { useTextWork } from '@/components/tools/use-text-work'
import type { WorkState } from '@/components/tools/use-worker-run'
import { WorkStatus } from '@/components/tools/work-status'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import type { DropKind, Dropped, Prospect } from './prospect-list'

const MAX_BYTES = 20_000_000

/** The form for a list. Its fields are uncontrolled, so that no state change loses what was typed. */
export function Cleaner() {
  useAgentTool(() => import('./agent-tool'))
  const firstOnlyId = useId()
  const exclude = useRef<HTMLTextAreaElement>(null)
  const firstOnly = useRef<HTMLInputElement>(null)
  const work = useTextWork<Cleaned>({
    start(list) {
      if (list.size === 0) return { title: 'There is nothing to clean yet', reason: 'Paste a list, or choose a file.' }
      if (list.size > MAX_BYTES) return { title: 'This list is too long', reason: 'Lists of up to 20 MB are read.' }
      const worker = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
      const job: Job = {
        list,
        exclude: exclude.current?.value ?? '',
        firstOnly: firstOnly.current?.checked ?? false,
      }
      worker.postMessage(job)
      return worker
    },
    failureOf: () => ({
      title: 'A part of this tool could not be loaded',
      reason: 'Check your connection, then clean the list again.',
    }),
  })
  const { state } = work

  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={work.submit}>
        <TextSource
          label="Your list: addresses, e-mails, rows of an export"
          dropLabel="Or drop a text or CSV file here:"
          releaseLabel="Take another list"
          placeholder={'https://www.example.com/blog/post\neditor@example.org\n"A title",https://example.net/page,54'}
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
        <p className={tool.choice}>
          <input type="checkbox" id={firstOnlyId} ref={firstOnly} />
          <label htmlFor={firstOnlyId}>My list is an export: take only the first address of each row</label>
        </p>
        <div className={tool.actions}>
          <Button type="submit">Clean the list</Button>
          <span className={tool.private}>Your list never leaves your browser.</span>
        </div>
        <WorkStatus state={state} words={statusText(state)} progressLabel="Lines read" />
      </form>
      {state?.kind === 'done' && <Result key={state.run} cleaned={state.result} />}
    </>
  )
}

const kinds: readonly [DropKind, string][] = [
  ['duplicate', 'duplicates'],
  ['excluded', 'on your exclude list'],
  ['mailbox', 'mailboxes of providers'],
  ['no domain', 'not a domain'],
]

const prospectColumns: readonly Column<Prospect>[] = [
  { title: 'Domain', cell: ({ domain }) => domain },
  { title: 'Mentions', cell: ({ mentions }) => mentions.toLocaleString('en'), numeric: true },
  { title: 'First in line', cell: ({ line }) => line.toLocaleString('en'), numeric: true },
]

const droppedColumns: readonly Column<Dropped>[] = [
  { title: 'Entry', cell: ({ entry }) => (entry.length > 80 ? `${entry.slice(0, 80)}…` : entry) },
  { title: 'Line', cell: ({ line }) => line.toLocaleString('en'), numeric: true },
  { title: 'Why', cell: ({ reason }) => reason },
]

function statusText(state: WorkState<Cleaned> | undefined): string {
  if (state?.kind === 'working') return 'Cleaning…'
  if (state?.kind !== 'done') return ''
  const { kept, dropped } = state.result
  return `Done: ${count(kept, 'domain')} kept, ${count(sumOf(dropped), 'entry', 'entries')} dropped.`
}

function Result({ cleaned }: { cleaned: Cleaned }) {
  const { kept, dropped, firstKept, firstDropped } = cleaned
  const droppedCount = sumOf(dropped)
  const numbered = useMemo(() => firstDropped.map((one, index) => ({ ...one, key: String(index) })), [firstDropped])
  return (
    <section className={tool.result} aria-label="Result">
      <h2>{count(kept, 'domain')} kept</h2>
      {kept > 0 ? (
        <>
          <div className={tool.actions}>
            <CopyButton label="Copy the domains" text={() => cleaned.lines} />
            <DownloadButton label="Download CSV" fileName="prospects.csv" csv={() => cleaned.keptCsv} />
          </div>
          {kept > SHOWN_ROWS && (
            <p>This page shows the first {SHOWN_ROWS.toLocaleString('en')}; the exports have all of them.</p>
          )}
          <FirstRows rows={firstKept} what="domains">
            {(shown) => (
              <DataTable
                caption="Kept, in the order of your list"
                columns={prospectColumns}
                rows={shown}
                keyOf={({ domain }) => domain}
              />
            )}
          </FirstRows>
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
            {kinds.map(([kind, label]) => (
              <li key={kind}>
                <strong>{dropped[kind].toLocaleString('en')}</strong> {label}
              </li>
            ))}
          </ul>
          <FirstRows rows={numbered} what="entries">
            {(shown) => (
              <DataTable caption="Dropped, and why" columns={droppedColumns} rows={shown} keyOf={({ key }) => key} />
            )}
          </FirstRows>
          <div className={tool.actions}>
            <DownloadButton label="Download what was dropped" fileName="dropped.csv" csv={() => cleaned.droppedCsv} />
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
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
