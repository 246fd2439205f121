import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'
import hidden from '@/components/elements/unseen.module.css'
import type { useLoaded } from '@/components/elements/use-loaded'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { useReveal } from '@/components/result/use-reveal'
import tool from '@/components/workers/text-tool.module.css'
import { WorkStatus } from '@/components/workers/work-status'
import type { Values } from './field'
import { FoldedForm } from './folded-form'
import { ToolForm } from './tool-form'
import type { useListJob } from './use-list-job'

interface WorkFormProps<V extends Values, Result, Part extends object>
  extends Pick<ComponentProps<typeof ToolForm<V>>, 'form' | 'only' | 'submitLabel' | 'privacy'> {
  work: Pick<ReturnType<typeof useListJob<V, Result>>, 'job' | 'submit' | 'prepare'>
  /** The part of the tool that shows a result. */
  view: ReturnType<typeof useLoaded<Part>>
  doneText: (result: Result) => string
  /** Names the result, in place of the form. */
  lineOf: (result: Result) => string
  /** Shown before the first result. */
  preview: ReactNode
  /** Shows a result. */
  children: (part: Part, result: Result) => ReactNode
}

/** The form of a tool that reads lists in a worker, and then the result. */
export function WorkForm<V extends Values, Result, Part extends object>(props: WorkFormProps<V, Result, Part>) {
  const { form, work, view, doneText, lineOf, preview, children, ...rest } = props
  const { job } = work
  const isEmpty = job.kind === 'idle' || job.kind === 'failed'
  const done = job.kind === 'done' ? job : undefined
  const { result, revealNext } = useReveal(view.part && done?.run)
  const begin = useEffectEvent(() => {
    if (job.cause === 'visitor' || job.cause === 'changed reading') revealNext()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is one run
  useEffect(begin, [job.run])
  return (
    <>
      <FoldedForm
        line={done && view.part ? lineOf(done.result) : undefined}
        run={done?.run}
        isReading={job.kind === 'reading'}
      >
        <ToolForm
          {...rest}
          form={form}
          onSubmit={work.submit}
          onPrepare={work.prepare}
          onExample={isEmpty ? () => form.dispatch({ type: 'example' }) : undefined}
          status={done ? undefined : <WorkStatus state={job} doneText={doneText} reload={form.reload} />}
        />
      </FoldedForm>
      <p className={hidden.unseen} role="status">
        {done && doneText(done.result)}
      </p>
      {isEmpty && preview}
      {(job.kind === 'reading' || (done && view.part === undefined)) && <div className={tool.coming} />}
      {done && view.part && (
        <section key={done.run} ref={result} tabIndex={-1} className={tool.result} aria-label="Result">
          {children(view.part, done.result)}
        </section>
      )}
      {done && view.part === null && <FailureNotice failure={NOT_LOADED} reload={form.reload} />}
    </>
  )
}
