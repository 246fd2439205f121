'use client'

import { type ReactNode, useRef, useState } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { changeExport } from '@/components/tool/given-list'
import { useListsRun } from '@/components/tool/use-lists-run'
import { useToolForm } from '@/components/tool/use-tool-form'
import { WorkForm } from '@/components/tool/work-form'
import styles from './analyser.module.css'
import { type AnalyserValues, analyser } from './definition'
import { EXAMPLE_EXPORTS } from './example'
import type { Analysed, Job } from './messages'
import { sourcesOf, splitList } from './sources-of'

/** The form for one to four exports, with the report below, and `preview` before. */
export function Analyser({ preview }: { preview: ReactNode }) {
  const form = useToolForm(analyser)
  const parts = useRef<HTMLDivElement>(null)
  const [ran, setRan] = useState({ isExample: false, hasKeywords: false })
  // Its tables and charts are half of this tool.
  const view = useLoaded(() => import('@/app/tools/anchor-text-analyser/report/report'))
  const run = useListsRun<AnalyserValues, Analysed>(form, {
    createWorker: () => new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult: view.prepare,
    listsIn: ({ exports }) => exports.map(({ rows }) => rows),
    failed: 'This export could not be analysed',
    start(given, { exports, keywords }) {
      const sources = sourcesOf(exports, given)
      if (sources.length === 0) {
        parts.current?.querySelector('textarea')?.focus()
        return { title: 'No export yet', reason: 'Choose a file, or paste its rows.' }
      }
      const job: Job = { sources, keywords: splitList(keywords) }
      setRan({ isExample: exports.some(isInvented), hasKeywords: job.keywords.length > 0 })
      return { job }
    },
  })

  return (
    <div className={styles.parts} ref={parts}>
      <WorkForm
        form={form}
        run={run}
        view={view}
        submitLabel="Analyse anchors"
        privacy="Your exports never leave your browser."
        doneText={doneText}
        preview={preview}
      >
        {({ Report }, analysed) => (
          <Report analysed={analysed} {...ran} onRead={(at, choice) => changeExport(form, at, choice)} />
        )}
      </WorkForm>
    </div>
  )
}

function isInvented({ rows }: AnalyserValues['exports'][number]): boolean {
  return EXAMPLE_EXPORTS.some(({ rows: { text } }) => text === rows.text)
}

function doneText({ profiles }: Analysed): string {
  if (profiles.length === 0) return 'Below, choose the column with the anchor texts.'
  const links = counted(
    profiles.reduce((sum, profile) => sum + profile.links, 0),
    'link',
  )
  return profiles.length === 1 ? `Done: ${links}.` : `Done: ${links} in ${profiles.length} exports.`
}
