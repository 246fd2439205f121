'use client'

import { type FormEvent, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { CopyButton } from '@/components/tools/copy-button'
import { type Column, DataTable } from '@/components/tools/data-table'
import { DownloadButton } from '@/components/tools/download-button'
import { Field } from '@/components/tools/field'
import { FirstRows } from '@/components/tools/first-rows'
import { Notice } from '@/components/tools/notice'
import { type HeldText, TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import type { DropKind, Dropped, Prospect } from '@/lib/prospects/prospect-list'
import { type Answer, type Cleaned, type Order, SHOWN_ROWS } from './messages'

type Standing =
  | { is: 'working'; share: number }
  | { is: 'done'; run: number; cleaned: Cleaned }
  | { is: 'failed'; title: string; reason: string }

const MAX_BYTES = 20_000_000

/** A list to paste, and what is left of it. The fields are the browser's own: what was typed stays, whatever happens. */
export function Cleaner() {
  const firstOnlyId = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const exclude = useRef<HTMLTextAreaElement>(null)
  const firstOnly = useRef<HTMLInputElement>(null)
  const worker = useRef<Worker>(undefined)
  const runs = useRef(0)
  const [held, setHeld] = useState<HeldText>()
  const [standing, setStanding] = useState<Standing>()

  useEffect(() => () => worker.current?.terminate(), [])

  function fail(title: string, reason: string) {
    setStanding({ is: 'failed', title, reason })
    text.current?.focus()
  }

  function clean(given: HeldText | undefined) {
    worker.current?.terminate()
    const pasted = text.current?.value ?? ''
    const list = given?.blob ?? new Blob([pasted.trim() && pasted])
    if (list.size === 0) return fail('There is nothing to clean yet', 'Paste a list, or choose a file.')
    if (list.size > MAX_BYTES) return fail('This list is too long', 'Lists of up to 20 MB are read.')
    setStanding({ is: 'working', share: 0 })
    const started = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<Answer>) => hear(data)
    started.onerror = () => hear({ is: 'broken' })
    const order: Order = {
      list,
      exclude: exclude.current?.value ?? '',
      firstOnly: firstOnly.current?.checked ?? false,
    }
    started.postMessage(order)
  }

  function hear(answer: Answer) {
    if (answer.is === 'reading') return setStanding({ is: 'working', share: answer.share })
    worker.current?.terminate()
    if (answer.is === 'done') {
      // A click while the tables are drawn is answered first.
      return startTransition(() => setStanding({ is: 'done', run: ++runs.current, cleaned: answer.cleaned }))
    }
    fail('A part of this tool could not be loaded', 'Check your connection, then clean the list again.')
  }

  function hold(given: HeldText) {
    setHeld(given)
    clean(given)
  }

  function release() {
    worker.current?.terminate()
    setHeld(undefined)
    setStanding(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    clean(held)
  }

  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={submit}>
        <TextSource
          label="Your list: addresses, e-mails, rows of an export"
          dropLabel="Or drop a text or CSV file here:"
          releaseLabel="Take another list"
          placeholder={'https://www.example.com/blog/post\neditor@example.org\n"A title",https://example.net/page,54'}
          field={text}
          held={held}
          onHold={hold}
          onRelease={release}
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
          <label htmlFor={firstOnlyId}>Lines are rows of an export: take only the first address of each</label>
        </p>
        <div className={tool.actions}>
          <Button type="submit">Clean the list</Button>
          <span className={tool.private}>Nothing of it leaves your browser.</span>
        </div>
        <p className={tool.said} role="status">
          {said(standing)}
        </p>
        {standing?.is === 'working' && (
          <progress aria-label="Lines read" className={tool.progress} max={1} value={standing.share} />
        )}
        {standing?.is === 'failed' && (
          <Notice kind="error" title={standing.title}>
            <p>{standing.reason}</p>
          </Notice>
        )}
      </form>
      {standing?.is === 'done' && <Result key={standing.run} cleaned={standing.cleaned} />}
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

const STEP = 50

function said(standing: Standing | undefined): string {
  if (standing?.is === 'working') return 'Cleaning…'
  if (standing?.is !== 'done') return ''
  const { kept, dropped } = standing.cleaned
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
            <p>The first {SHOWN_ROWS.toLocaleString('en')} can be shown here; the exports hold all.</p>
          )}
          <FirstRows rows={firstKept} step={STEP} what="domains">
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
          <FirstRows rows={numbered} step={STEP} what="entries">
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
