'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Merged } from '@/app/tools/outreach-email-checker/merge/merge'
import type { MergeCheck } from '@/app/tools/outreach-email-checker/merge/merge-check'
import type { ThreadReport } from '@/app/tools/outreach-email-checker/report/thread-report'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { lazyPart } from '@/components/elements/lazy-part'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import { useResultFocus } from '@/components/result/use-result-focus'
import tool from '@/components/text-work/text-tool.module.css'
import { ToolForm } from '@/components/tool/tool-form'
import { useFormPart, useToolForm } from '@/components/tool/use-tool-form'
import layout from '@/components/tools/side-by-side.module.css'
import { checker } from './definition'

// The rules for a whole e-mail are most of this tool.
const loadReport = () =>
  import('@/app/tools/outreach-email-checker/report/thread-report').then((module) => module.ThreadReport)
/** Loads the rules before they are needed. If that fails, the report says so. */
const prepare = () => void loadReport().catch(() => {})

const LazyReport = lazyPart<ComponentProps<typeof ThreadReport>>(loadReport, ({ reload }) => (
  <FailureNotice failure={NOT_LOADED} reload={reload} />
))

// A page without a list does without it.
const LazyMergeCheck = lazyPart<ComponentProps<typeof MergeCheck>>(
  () => import('@/app/tools/outreach-email-checker/merge/merge-check').then((module) => module.MergeCheck),
  ({ form }) => <FailureNotice failure={NOT_LOADED} reload={form.reload} />,
)

/** Checks a pitch and its follow-ups while they are written. Before there is one, it shows `preview`. */
export function Checker({ preview }: { preview: ReactNode }) {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(checker)
  const { result, isSubmitted, showResult } = useResultFocus()
  const thread = useFormPart(form, ({ state }) => state().values)
  const isExample = useFormPart(form, ({ state }) => state().over?.of === 'example')
  const [fields, setFields] = useState<Merged['fields']>([])
  const shown = useDeferredValue(useMemo(() => ({ thread, isExample, fields }), [thread, isExample, fields]))
  const { list, text } = thread.list
  const isEmpty = thread.subject.trim() === '' && thread.body.trim() === ''

  function tryExample(event: MouseEvent) {
    form.dispatch({ type: 'example' })
    showResult(event)
  }

  return (
    <div className={layout.sides}>
      <ToolForm
        form={form}
        submitLabel="Show report"
        privacy="Your e-mails and your list never leave your browser."
        onSubmit={showResult}
        onPrepare={prepare}
        onExample={isEmpty && !isSubmitted ? tryExample : undefined}
      />
      {isEmpty && !isSubmitted ? (
        preview
      ) : (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label="Report">
          {isEmpty ? (
            <Notice kind="empty" title="Nothing to check yet">
              <p>Write or paste an e-mail into the form.</p>
            </Notice>
          ) : (
            <>
              {(list !== undefined || text.trim() !== '') && (
                <LazyMergeCheck key={list} form={form} onFields={setFields} />
              )}
              <LazyReport {...shown} reload={form.reload} />
            </>
          )}
        </section>
      )}
    </div>
  )
}
