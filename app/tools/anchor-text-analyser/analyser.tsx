'use client'

import type { ReactNode } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { useListJob } from '@/components/tool-form/use-list-job'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { WorkForm } from '@/components/tool-form/work-form'
import styles from './analyser.module.css'
import { type AnalyserValues, analyser } from './definition'
import type { Analysed, Job } from './messages'
import { sourcesOf, splitList } from './sources-of'

type Export = AnalyserValues['exports'][number]

/** The form for one to four exports, with the report below, and `preview` before. */
export function Analyser({ preview }: { preview: ReactNode }) {
  const form = useToolForm(analyser)
  // Its tables and charts are half of this tool.
  const view = useLoaded(() => import('@/app/tools/anchor-text-analyser/report/report'))
  const work = useListJob<AnalyserValues, Analysed>(form, {
    createWorker: () => new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult: view.prepare,
    listsIn: ({ exports }) => exports.map(({ rows }) => rows),
    nothing: { title: 'No export yet', reason: 'Choose a file, or paste its rows.' },
    failed: () => 'This export could not be analysed',
    async read(given, { exports, keywords }, _, run) {
      const job: Job = { sources: sourcesOf(exports, given), keywords: splitList(keywords) }
      return { kind: 'done', result: await run<Analysed>(job) }
    },
    exportsIn: ({ profiles }) => profiles.map(({ id, linkingSites }) => ({ at: id, linkingSites })),
  })

  return (
    <div className={styles.parts}>
      <WorkForm
        form={form}
        work={work}
        view={view}
        submitLabel="Analyse anchors"
        privacy="Your exports never leave your browser."
        doneText={doneText}
        lineOf={({ profiles }) => profiles.map(({ name }) => name).join(', ') || 'Your export'}
        preview={preview}
      >
        {({ Report }, analysed) => (
          <Report
            analysed={analysed}
            isExample={work.isExample}
            hasKeywords={splitList(work.job.values.keywords).length > 0}
            onRead={work.changeReading}
            onBrands={(id, brands) => {
              const change = (one: Export, at: number) => (at === id ? { ...one, brands } : one)
              work.change('exports', form.state().values.exports.map(change))
            }}
          />
        )}
      </WorkForm>
    </div>
  )
}

function doneText({ profiles }: Analysed): string {
  if (profiles.length === 0) return 'Below, choose the column with the anchor texts.'
  const links = counted(
    profiles.reduce((sum, profile) => sum + profile.links, 0),
    'link',
  )
  return profiles.length === 1 ? `Done: ${links}.` : `Done: ${links} in ${profiles.length} exports.`
}
