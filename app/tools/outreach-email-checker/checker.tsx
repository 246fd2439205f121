'use client'

import { type ReactNode, useState } from 'react'
import type { Merged } from '@/app/tools/outreach-email-checker/merge/merge'
import { lazyPart } from '@/components/elements/lazy-part'
import { useLoaded } from '@/components/elements/use-loaded'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import { LiveForm } from '@/components/tool-form/live-form'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { checker, type Thread } from './definition'

// A page without a list does without it.
const LazyMergeCheck = lazyPart(
  () => import('@/app/tools/outreach-email-checker/merge/merge-check').then((module) => module.MergeCheck),
  ({ form }) => <FailureNotice failure={NOT_LOADED} reload={form.reload} />,
)

/** Checks a pitch and its follow-ups while they are written. Before there is one, it shows `preview`. */
export function Checker({ preview }: { preview: ReactNode }) {
  const form = useToolForm(checker)
  const [fields, setFields] = useState<Merged['fields']>([])
  // The rules for a whole e-mail are most of this tool.
  const view = useLoaded(() => import('@/app/tools/outreach-email-checker/report/thread-report'))
  return (
    <LiveForm
      form={form}
      isFilled={hasText}
      view={view}
      submitLabel="Show report"
      privacy="Your e-mails and your list never leave your browser."
      label="Report"
      preview={preview}
      show={({ ThreadReport }, thread, isExample) =>
        hasText(thread) ? (
          <>
            {(thread.list.list !== undefined || thread.list.text.trim() !== '') && (
              <LazyMergeCheck key={thread.list.list} form={form} onFields={setFields} />
            )}
            <ThreadReport thread={thread} isExample={isExample} fields={fields} reload={form.reload} />
          </>
        ) : (
          <Notice kind="empty" title="Nothing to check yet">
            <p>Write or paste an e-mail into the form.</p>
          </Notice>
        )
      }
    />
  )
}

const hasText = ({ subject, body }: Thread) => subject.trim() !== '' || body.trim() !== ''
