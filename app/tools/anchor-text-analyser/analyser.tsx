'use client'

import { useRef } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/tools/field'
import { TextSource } from '@/components/tools/text-source'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { useTextWork, type WorkState } from '@/components/tools/use-text-work'
import { WorkStatus } from '@/components/tools/work-status'
import type { Analysed, Job } from './messages'
import { Report } from './report'

/** The form for an export. Its fields are uncontrolled, so that no state change loses what was typed. */
export function Analyser() {
  useAgentTool(() => import('./agent-tool'))
  const brands = useRef<HTMLInputElement>(null)
  const domain = useRef<HTMLInputElement>(null)
  const keywords = useRef<HTMLTextAreaElement>(null)
  const work = useTextWork<Analysed>({
    start(file) {
      if (file.size === 0) {
        return { title: 'There is no export yet', reason: 'Choose its file, or paste its rows.' }
      }
      const worker = new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' })
      const job: Job = {
        file,
        inputs: {
          brands: splitList(brands.current?.value),
          keywords: splitList(keywords.current?.value),
          domain: domain.current?.value.trim() ?? '',
        },
      }
      worker.postMessage(job)
      return worker
    },
    failureOf(reason) {
      if (reason) return { title: 'This export cannot be analysed', reason }
      return {
        title: 'The analysis stopped',
        reason: 'The browser could not read the export. Check your connection, reload the page and try again.',
      }
    },
  })
  const { state } = work

  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={work.submit}>
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
        <Field label="Target keywords (optional)" hint="One per line, or separated by commas.">
          {(props) => <textarea {...props} ref={keywords} rows={2} placeholder="trail running shoes" />}
        </Field>
        <TextSource
          label="Backlink export, with its header line, or a list of anchors"
          dropLabel="Drop the export here, or choose it:"
          releaseLabel="Take another export"
          placeholder={'Source url,Target url,Anchor\nhttps://example.org/post,https://example.com/,Example Shoes'}
          work={work}
        />
        <div className={tool.actions}>
          <Button type="submit">Analyse the anchors</Button>
          <span className={tool.private}>The export is read in your browser and never sent.</span>
        </div>
        <WorkStatus state={state} words={statusText(state)} progressLabel="Read so far" />
      </form>
      {state?.kind === 'done' && <Report key={state.run} {...state.result} />}
    </>
  )
}

function statusText(state: WorkState<Analysed> | undefined): string {
  if (state?.kind === 'working') return 'Reading the export…'
  if (state?.kind !== 'done') return ''
  const { kind, links } = state.result.report
  return `Done: ${links.toLocaleString('en')} links. Read as ${kind}.`
}

function splitList(text = ''): string[] {
  return text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
