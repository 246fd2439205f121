'use client'

import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/tools/field'
import { Notice } from '@/components/tools/notice'
import { type HeldText, TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import type { Answer, Order } from './messages'
import { Report } from './report'

type Standing =
  | { is: 'working'; rows: number; share: number }
  | { is: 'done'; run: number; answer: Extract<Answer, { is: 'done' }> }
  | { is: 'failed'; title: string; reason: string }

/** An export to drop or paste, and whose anchors to look for. What was typed stays, whatever happens. */
export function Analyser() {
  const field = useRef<HTMLTextAreaElement>(null)
  const brands = useRef<HTMLInputElement>(null)
  const domain = useRef<HTMLInputElement>(null)
  const keywords = useRef<HTMLTextAreaElement>(null)
  const worker = useRef<Worker>(undefined)
  const runs = useRef(0)
  const [held, setHeld] = useState<HeldText>()
  const [standing, setStanding] = useState<Standing>()

  useEffect(() => () => worker.current?.terminate(), [])

  function analyse(given: HeldText | undefined) {
    worker.current?.terminate()
    const blob = given?.blob ?? new Blob([field.current?.value ?? ''])
    if (blob.size === 0) {
      field.current?.focus()
      return setStanding({
        is: 'failed',
        title: 'There is no export yet',
        reason: 'Choose its file, or paste its rows.',
      })
    }
    setStanding({ is: 'working', rows: 0, share: 0 })
    const started = new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<Answer>) => hear(data, blob.size)
    started.onerror = () => hear({ is: 'broken' }, blob.size)
    const order: Order = {
      file: blob,
      inputs: {
        brands: listOf(brands.current?.value),
        keywords: listOf(keywords.current?.value),
        domain: domain.current?.value.trim() ?? '',
      },
    }
    started.postMessage(order)
  }

  function hear(answer: Answer, bytes: number) {
    if (answer.is === 'reading') {
      return setStanding({ is: 'working', rows: answer.rows, share: answer.readBytes / bytes })
    }
    worker.current?.terminate()
    if (answer.is === 'done') {
      // A click while the tables are drawn is answered first.
      return startTransition(() => setStanding({ is: 'done', run: ++runs.current, answer }))
    }
    setStanding(
      answer.is === 'refused'
        ? { is: 'failed', title: 'This export cannot be analysed', reason: answer.reason }
        : {
            is: 'failed',
            title: 'The analysis stopped',
            reason: 'The browser could not read the export. Check your connection, reload the page and try again.',
          },
    )
  }

  function hold(given: HeldText) {
    setHeld(given)
    analyse(given)
  }

  function release() {
    worker.current?.terminate()
    setHeld(undefined)
    setStanding(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    analyse(held)
  }

  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={submit}>
        <div className={tool.pair}>
          <Field label="Brand names (optional)" hint="Separated by commas. The name within your domain is added.">
            {(props) => <input {...props} ref={brands} type="text" autoComplete="off" placeholder="Example Shoes" />}
          </Field>
          <Field label="Your domain (optional)" hint="Links to other sites in the export are left out.">
            {(props) => (
              <input {...props} ref={domain} type="text" inputMode="url" autoComplete="off" placeholder="example.com" />
            )}
          </Field>
        </div>
        <Field label="Target keywords (optional)" hint="One a line, or separated by commas.">
          {(props) => <textarea {...props} ref={keywords} rows={2} placeholder="trail running shoes" />}
        </Field>
        <TextSource
          label="Backlink export, with its header line, or a list of anchors"
          dropLabel="Drop the export here, or choose it:"
          releaseLabel="Take another export"
          placeholder={'Source url,Target url,Anchor\nhttps://example.org/post,https://example.com/,Example Shoes'}
          field={field}
          held={held}
          onHold={hold}
          onRelease={release}
        />
        <div className={tool.actions}>
          <Button type="submit">Analyse the anchors</Button>
          <span className={tool.private}>The export is read in your browser and never sent.</span>
        </div>
        <p className={tool.said} role="status">
          {said(standing)}
        </p>
        {standing?.is === 'working' && (
          <progress className={tool.progress} aria-label="Read so far" max={1} value={standing.share} />
        )}
        {standing?.is === 'failed' && (
          <Notice kind="error" title={standing.title}>
            <p>{standing.reason}</p>
          </Notice>
        )}
      </form>
      {standing?.is === 'done' && (
        <Report key={standing.run} report={standing.answer.report} csv={standing.answer.csv} />
      )}
    </>
  )
}

function said(standing: Standing | undefined): string {
  if (standing?.is === 'working') return 'Reading the export…'
  if (standing?.is !== 'done') return ''
  const { kind, links } = standing.answer.report
  return `Done: ${links.toLocaleString('en')} links. Read as ${kind}.`
}

function listOf(text = ''): string[] {
  return text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
