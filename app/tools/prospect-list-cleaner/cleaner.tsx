'use client'

import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { CopyButton } from '@/components/tools/copy-button'
import { type Column, DataTable } from '@/components/tools/data-table'
import { DownloadButton } from '@/components/tools/download-button'
import { Field } from '@/components/tools/field'
import { FileDrop } from '@/components/tools/file-drop'
import { FirstRows } from '@/components/tools/first-rows'
import { Notice } from '@/components/tools/notice'
import tool from '@/components/tools/text-tool.module.css'
import { writeCsv } from '@/lib/csv/write-csv'
import { inSlices } from '@/lib/prospects/in-slices'
import type { DropKind, Dropped, Prospect } from '@/lib/prospects/prospect-list'
import { browserPace } from './browser-pace'

interface Cleaned {
  /** Counts the runs, so that lists start anew with each. */
  run: number
  prospects: readonly Prospect[]
  dropped: readonly Dropped[]
}

type Standing =
  | { is: 'working'; done: number; lines: number }
  | { is: 'done'; cleaned: Cleaned }
  | { is: 'failed'; title: string; reason: string }

const MAX_FILE_BYTES = 20_000_000

/** A list to paste, and what is left of it. The fields are the browser's own: what was typed stays, whatever happens. */
export function Cleaner() {
  const firstOnlyId = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const exclude = useRef<HTMLTextAreaElement>(null)
  const firstOnly = useRef<HTMLInputElement>(null)
  const work = useRef(new AbortController())
  const runs = useRef(0)
  const [standing, setStanding] = useState<Standing>()

  useEffect(() => () => work.current.abort(), [])

  function fail(title: string, reason: string) {
    setStanding({ is: 'failed', title, reason })
    text.current?.focus()
  }

  async function clean() {
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    const pasted = text.current?.value ?? ''
    if (pasted.trim() === '') return fail('There is nothing to clean yet', 'Paste a list, or choose a file.')
    setStanding({ is: 'working', done: 0, lines: 1 })
    let prospecting: typeof import('@/lib/prospects/prospect-list')
    try {
      // The public suffix list is as large as the rest of the page, so it comes with the first list.
      prospecting = await import('@/lib/prospects/prospect-list')
    } catch {
      return fail('A part of this tool could not be loaded', 'Check your connection, then clean the list again.')
    }
    const list = prospecting.createProspectList({
      exclude: prospecting.domainsIn(exclude.current?.value ?? ''),
      firstOnly: firstOnly.current?.checked ?? false,
    })
    const lines = pasted.split(prospecting.LINE_END)
    const shown = { percent: 0 }
    const onSlice = (done: number) => {
      const percent = Math.floor((done / lines.length) * 20) * 5
      if (percent === shown.percent) return
      shown.percent = percent
      setStanding({ is: 'working', done, lines: lines.length })
    }
    if (!(await inSlices(lines, list.take, { pace: browserPace, signal, onSlice }))) return
    const cleaned = { run: ++runs.current, prospects: list.prospects(), dropped: list.dropped() }
    setStanding({ is: 'done', cleaned })
  }

  async function takeFile(file: File) {
    if (file.size > MAX_FILE_BYTES) return fail(`${file.name} is too large`, 'Files of up to 20 MB are read.')
    if (text.current) text.current.value = await file.text()
    void clean()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void clean()
  }

  return (
    <>
      <form className={tool.form} onSubmit={submit}>
        <FileDrop label="Or drop a text or CSV file here:" onFile={takeFile}>
          <Field label="Your list: addresses, e-mails, rows of an export">
            {(props) => (
              <textarea
                {...props}
                ref={text}
                className={tool.list}
                rows={9}
                placeholder={
                  'https://www.example.com/blog/post\neditor@example.org\n"A title",https://example.net/page,54'
                }
                spellCheck={false}
                autoCapitalize="none"
                autoComplete="off"
              />
            )}
          </Field>
        </FileDrop>
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
          <progress aria-label="Lines read" className={tool.progress} max={standing.lines} value={standing.done} />
        )}
        {standing?.is === 'failed' && (
          <Notice kind="error" title={standing.title}>
            <p>{standing.reason}</p>
          </Notice>
        )}
      </form>
      {standing?.is === 'done' && <Result key={standing.cleaned.run} cleaned={standing.cleaned} />}
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
  const { prospects, dropped } = standing.cleaned
  return `Done: ${count(prospects.length, 'domain')} kept, ${count(dropped.length, 'entry', 'entries')} dropped.`
}

function Result({ cleaned: { prospects, dropped } }: { cleaned: Cleaned }) {
  const numbered = useMemo(() => dropped.map((one, index) => ({ ...one, key: String(index) })), [dropped])
  return (
    <section className={tool.result} aria-label="Result">
      <h2>{count(prospects.length, 'domain')} kept</h2>
      {prospects.length > 0 ? (
        <>
          <div className={tool.actions}>
            <CopyButton label="Copy the domains" text={() => prospects.map(({ domain }) => `${domain}\n`).join('')} />
            <DownloadButton
              label="Download CSV"
              fileName="prospects.csv"
              csv={() =>
                writeCsv([
                  ['Domain', 'Mentions', 'First in line'],
                  ...prospects.map(({ domain, mentions, line }) => [domain, mentions, line]),
                ])
              }
            />
          </div>
          <FirstRows rows={prospects} step={STEP} what="domains">
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
      {dropped.length > 0 && (
        <>
          <h2>{count(dropped.length, 'entry', 'entries')} dropped</h2>
          <ul className={tool.figures}>
            {kinds.map(([kind, label]) => (
              <li key={kind}>
                <strong>{dropped.filter((one) => one.kind === kind).length.toLocaleString('en')}</strong> {label}
              </li>
            ))}
          </ul>
          <FirstRows rows={numbered} step={STEP} what="entries">
            {(shown) => (
              <DataTable caption="Dropped, and why" columns={droppedColumns} rows={shown} keyOf={({ key }) => key} />
            )}
          </FirstRows>
          <div className={tool.actions}>
            <DownloadButton
              label="Download what was dropped"
              fileName="dropped.csv"
              csv={() =>
                writeCsv([['Line', 'Entry', 'Why'], ...dropped.map(({ line, entry, reason }) => [line, entry, reason])])
              }
            />
          </div>
        </>
      )}
    </section>
  )
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
