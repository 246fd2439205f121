'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { useLoaded } from '@/components/elements/use-loaded'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import tool from '@/components/text-work/text-tool.module.css'
import type { WorkState } from '@/components/text-work/use-worker-run'
import { WorkStatus } from '@/components/text-work/work-status'
import type { Values } from './field'
import { ToolForm } from './tool-form'
import type { useListsRun } from './use-lists-run'

type Done<Result> = Extract<WorkState<Result>, { kind: 'done' }>

interface WorkFormProps<V extends Values, Result, Part extends object>
  extends Pick<ComponentProps<typeof ToolForm<V>>, 'form' | 'only' | 'submitLabel' | 'privacy'> {
  run: Pick<ReturnType<typeof useListsRun<V, Result>>, 'state' | 'progress' | 'submit' | 'prepare'>
  /** The part of the tool that shows a result. */
  view: ReturnType<typeof useLoaded<Part>>
  doneText: (result: Result) => string
  /** Shown before the first result. */
  preview: ReactNode
  children: (part: Part, done: Done<Result>) => ReactNode
}

/** The form of a tool that reads lists in a worker, and then the result. */
export function WorkForm<V extends Values, Result, Part extends object>(props: WorkFormProps<V, Result, Part>) {
  const { form, run, view, doneText, preview, children, ...rest } = props
  const { state } = run
  const isEmpty = state === undefined || state.kind === 'failed'
  const done = state?.kind === 'done' ? state : undefined
  return (
    <>
      <ToolForm
        {...rest}
        form={form}
        onSubmit={run.submit}
        onPrepare={() => {
          run.prepare()
          void view.prepare()
        }}
        onExample={isEmpty ? () => form.dispatch({ type: 'example' }) : undefined}
        status={<WorkStatus state={state} progress={run.progress} doneText={doneText} reload={form.reload} />}
      />
      {isEmpty && preview}
      {(state?.kind === 'working' || (done && view.part === undefined)) && <div className={tool.coming} />}
      {done && view.part && children(view.part, done)}
      {done && view.part === null && <FailureNotice failure={NOT_LOADED} reload={form.reload} />}
    </>
  )
}
