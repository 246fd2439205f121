'use client'

import { useRef } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/tools/field'
import { TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import { type Standing, useTextWork } from '@/components/tools/use-text-work'
import { WorkStatus } from '@/components/tools/work-status'
import type { Analysed, Order } from './messages'
import { Report } from './report'

/** An export to drop or paste, and whose anchors to look for. What was typed stays, whatever happens. */
export function Analyser() {
  const brands = useRef<HTMLInputElement>(null)
  const domain = useRef<HTMLInputElement>(null)
  const keywords = useRef<HTMLTextAreaElement>(null)
  const { field, held, standing, hold, release, submit } = useTextWork<Analysed>({
    start(file) {
      if (file.size === 0) {
        return { title: 'There is no export yet', reason: 'Choose its file, or paste its rows.' }
      }
      const worker = new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' })
      const order: Order = {
        file,
        inputs: {
          brands: listOf(brands.current?.value),
          keywords: listOf(keywords.current?.value),
          domain: domain.current?.value.trim() ?? '',
        },
      }
      worker.postMessage(order)
      return worker
    },
    failureOf(told) {
      if (told.is === 'refused') return { title: 'This export cannot be analysed', reason: told.reason }
      return {
        title: 'The analysis stopped',
        reason: 'The browser could not read the export. Check your connection, reload the page and try again.',
      }
    },
  })

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
        <WorkStatus standing={standing} words={said(standing)} progressLabel="Read so far" />
      </form>
      {standing?.is === 'done' && (
        <Report key={standing.run} report={standing.result.report} csv={standing.result.csv} />
      )}
    </>
  )
}

function said(standing: Standing<Analysed> | undefined): string {
  if (standing?.is === 'working') return 'Reading the export…'
  if (standing?.is !== 'done') return ''
  const { kind, links } = standing.result.report
  return `Done: ${links.toLocaleString('en')} links. Read as ${kind}.`
}

function listOf(text = ''): string[] {
  return text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
