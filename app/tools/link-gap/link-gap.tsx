'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Result } from '@/app/tools/link-gap/report/result'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { counted } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import tool from '@/components/text-work/text-tool.module.css'
import { usePreparedWorker } from '@/components/text-work/use-prepared-worker'
import type { WorkState } from '@/components/text-work/use-worker-run'
import { WorkStatus } from '@/components/text-work/work-status'
import { ToolForm } from '@/components/tool/tool-form'
import { useListsRun } from '@/components/tool/use-lists-run'
import { useFormPart, useToolForm } from '@/components/tool/use-tool-form'
import { FIELDS, type GapValues, gapTool, viewOf } from './definition'
import { EXAMPLE } from './example'
import styles from './link-gap.module.css'
import type { Compared, Job, View } from './messages'
import { listsIn, readAgain, sourcesOf } from './sources-of'

const MAX_BYTES = 20_000_000

// Its tables and its figure are half of this tool.
const loadResult = () => import('@/app/tools/link-gap/report/result').then((module) => module.Result)
type Props = ComponentProps<typeof Result> & { reload: () => Promise<boolean> }
const LazyResult = lazyPart<Props>(
  loadResult,
  ({ reload }) => <FailureNotice failure={NOT_LOADED} reload={reload} />,
  <div className={tool.coming} />,
)

const SUBMIT: Readonly<Record<View, string>> = {
  gap: 'Find the gap',
  dates: 'Compare the dates',
  list: 'Look for links',
}

/** The form for exports, with the result below, and `preview` before. */
export function LinkGap({ preview }: { preview: ReactNode }) {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(gapTool)
  const view = useFormPart(form, ({ state }) => viewOf(state().values))
  const [isExample, setIsExample] = useState(false)
  const { prepare, take } = usePreparedWorker(
    () => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' }),
  )
  const run = useListsRun<GapValues, Compared>(form, {
    listsIn,
    failed: 'These exports could not be compared',
    start(given, values) {
      const sources = sourcesOf(values, given)
      if (sources.length < 2) return MISSING[viewOf(values)]
      const large = sources.find(({ file }) => file.size > MAX_BYTES)
      if (large) return { title: `${large.fileName || 'An export'} is too large`, reason: TOO_LARGE }
      const { exports, least, followedOnly, site } = values
      setIsExample(exports.some(({ rows: { text } }) => text !== '' && EXAMPLE_TEXTS.has(text)))
      const job: Job = {
        view: viewOf(values),
        sources,
        site,
        least: least === 'all' ? Number.POSITIVE_INFINITY : Number(least),
        followedOnly,
      }
      return { worker: take(), job }
    },
  })
  const { state } = run
  const tryExample = () => form.dispatch({ type: 'example' })

  return (
    <div className={styles.parts}>
      <ToolForm
        form={form}
        only={FIELDS[view]}
        submitLabel={SUBMIT[view]}
        privacy="Your exports never leave your browser."
        onSubmit={run.submit}
        onPrepare={() => {
          prepare()
          // If it cannot be loaded, the result says so.
          void loadResult().catch(() => {})
        }}
        onExample={state === undefined ? tryExample : undefined}
        status={<WorkStatus state={state} progress={run.progress} words={statusText(state)} reload={form.reload} />}
      />
      {state === undefined && preview}
      {state?.kind === 'working' && <div className={tool.coming} />}
      {state?.kind === 'done' && (
        <LazyResult
          key={state.run}
          compared={state.result}
          isExample={isExample}
          startedFrom={run.startedFrom}
          onRead={(at, choice) => readAgain(form, at, choice)}
          reload={form.reload}
        />
      )}
    </div>
  )
}

const EXAMPLE_TEXTS = new Set(EXAMPLE.exports.map(({ rows }) => rows.text))

const MISSING: Readonly<Record<View, { title: string; reason: string }>> = {
  gap: { title: 'One more export is needed', reason: 'Add the exports of two rivals, or one beside your own.' },
  dates: { title: 'Two exports are needed', reason: 'Add the earlier export and the later one.' },
  list: { title: 'A list and an export are needed', reason: 'Add your list, and the export of your own backlinks.' },
}
const TOO_LARGE = 'The limit is 20 MB a file. Export fewer rows or columns, or one link per domain, then try again.'

function statusText(state: WorkState<Compared> | undefined): string {
  if (state?.kind === 'working') return 'Reading…'
  if (state?.kind !== 'done') return ''
  const { exports, sections } = state.result
  const [first] = sections
  return `Done: ${counted(exports.length, 'export')} read, ${counted(first?.total ?? 0, 'site')} found.`
}
