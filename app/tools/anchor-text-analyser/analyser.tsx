'use client'

import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import type { Report } from '@/app/tools/anchor-text-analyser/report/report'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import type { ExportChoice } from '@/components/backlinks/export-choice'
import { counted } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import tool from '@/components/text-work/text-tool.module.css'
import { usePreparedWorker } from '@/components/text-work/use-prepared-worker'
import type { WorkState } from '@/components/text-work/use-worker-run'
import { WorkStatus } from '@/components/text-work/work-status'
import { ToolForm } from '@/components/tool/tool-form'
import { useListsRun } from '@/components/tool/use-lists-run'
import { useToolForm } from '@/components/tool/use-tool-form'
import styles from './analyser.module.css'
import { type AnalyserValues, analyser } from './definition'
import { EXAMPLE_EXPORTS } from './example'
import type { Analysed, Job } from './messages'
import { sourcesOf, splitList } from './sources-of'

// Its tables and charts are half of this tool.
const loadReport = () => import('@/app/tools/anchor-text-analyser/report/report').then((module) => module.Report)
type Props = ComponentProps<typeof Report> & { reload: () => Promise<boolean> }
const LazyReport = lazyPart<Props>(
  loadReport,
  ({ reload }) => <FailureNotice failure={NOT_LOADED} reload={reload} />,
  <div className={tool.coming} />,
)

/** The form for one to four exports, with the report below, and `preview` before. */
export function Analyser({ preview }: { preview: ReactNode }) {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(analyser)
  const parts = useRef<HTMLDivElement>(null)
  const [ran, setRan] = useState({ isExample: false, hasKeywords: false })
  const { prepare, take } = usePreparedWorker(
    () => new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' }),
  )
  function prepareAll() {
    prepare()
    // If it cannot be loaded, the result says so.
    void loadReport().catch(() => {})
  }
  const run = useListsRun<AnalyserValues, Analysed>(form, {
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
      return { worker: take(), job }
    },
  })
  const { state } = run
  const tryExample = () => form.dispatch({ type: 'example' })

  function readAgain(id: number, reading: ExportChoice) {
    const { exports } = form.state().values
    form.set(
      'exports',
      exports.map((one, at) => (at === id ? { ...one, rows: { ...one.rows, reading } } : one)),
    )
  }

  return (
    <div className={styles.parts} ref={parts}>
      <ToolForm
        form={form}
        submitLabel="Analyse anchors"
        privacy="Your exports never leave your browser."
        onSubmit={run.submit}
        onPrepare={prepareAll}
        onExample={state === undefined ? tryExample : undefined}
        status={<WorkStatus state={state} progress={run.progress} words={statusText(state)} reload={form.reload} />}
      />
      {state === undefined && preview}
      {state?.kind === 'working' && <div className={tool.coming} />}
      {state?.kind === 'done' && (
        <LazyReport
          key={state.run}
          analysed={state.result}
          {...ran}
          startedFrom={run.startedFrom}
          onRead={readAgain}
          reload={form.reload}
        />
      )}
    </div>
  )
}

function isInvented({ rows }: AnalyserValues['exports'][number]): boolean {
  return EXAMPLE_EXPORTS.some(({ rows: { text } }) => text === rows.text)
}

function statusText(state: WorkState<Analysed> | undefined): string {
  if (state?.kind === 'working') return 'Reading…'
  if (state?.kind !== 'done') return ''
  const { profiles } = state.result
  if (profiles.length === 0) return 'Below, choose the column with the anchor texts.'
  const links = counted(
    profiles.reduce((sum, profile) => sum + profile.links, 0),
    'link',
  )
  const [first] = profiles
  if (profiles.length === 1) return `Done: ${links}. Format: ${first?.kind}.`
  return `Done: ${links} in ${profiles.length} exports.`
}
