'use client'

import { type ComponentProps, type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { MAX_FOLLOW_UPS } from '@/app/tools/outreach-email-checker/checks/follow-up'
import type { Thread, ThreadReport } from '@/app/tools/outreach-email-checker/report/thread-report'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { Button } from '@/components/elements/button'
import { lazyPart } from '@/components/elements/lazy-part'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import { useResultFocus } from '@/components/result/use-result-focus'
import { useKeptForm } from '@/components/storage/use-kept-form'
import { KeptNote } from '@/components/text-work/kept-note'
import tool from '@/components/text-work/text-tool.module.css'
import { ExampleButton } from '@/components/tools/example-button'
import { Field } from '@/components/tools/field'
import layout from '@/components/tools/side-by-side.module.css'
import styles from './checker.module.css'
import { example } from './example'
import { EMPTY_THREAD, isEmptyThread, readThread } from './kept-thread'

// The rules for a whole e-mail are most of this tool.
const loadReport = () =>
  import('@/app/tools/outreach-email-checker/report/thread-report').then((module) => module.ThreadReport)
/** Loads the rules before they are needed. If that fails, the report says so. */
const prepare = () => void loadReport().catch(() => {})

const LazyReport = lazyPart<ComponentProps<typeof ThreadReport>>(loadReport, ({ reload }) => (
  <FailureNotice failure={NOT_LOADED} reload={reload} />
))

const START = { thread: EMPTY_THREAD, isExample: false }

/** Checks a thread of letters while it is written. */
export function Checker() {
  useAgentTool(() => import('./agent-tool'))
  const [state, setState] = useState(START)
  const { result, isSubmitted, showResult } = useResultFocus()
  const { keeping, find, keep, forget, reload } = useKeptForm('letter')
  const shown = useDeferredValue(state)
  const { thread } = state
  const isEmpty = thread.subject.trim() === '' && thread.body.trim() === ''

  const takeUp = useEffectEvent(async () => {
    const kept = await find()
    const earlier = readThread(kept?.fields)
    if (earlier) setState((now) => (isEmptyThread(now.thread) ? { thread: earlier, isExample: false } : now))
    else if (kept) forget()
  })
  useEffect(() => void takeUp(), [])

  function change(changed: Partial<Thread>) {
    const next = { ...thread, ...changed }
    setState({ thread: next, isExample: false })
    keep(isEmptyThread(next) ? undefined : { fields: next })
  }

  function clear() {
    setState(START)
    forget()
  }

  function fillIn(event: MouseEvent) {
    const { followUp, ...letter } = example
    setState({ thread: { ...letter, followUps: [followUp] }, isExample: true })
    showResult(event)
  }

  return (
    <div className={layout.sides}>
      <form data-markdown-ignore className={tool.form} onSubmit={showResult} onFocus={prepare} autoComplete="off">
        <Field
          label="Their site, or the page you are writing about (optional)"
          hint="Checks whether the e-mail names it. Nothing is fetched."
        >
          {(props) => (
            <input
              {...props}
              type="text"
              inputMode="url"
              value={thread.site}
              placeholder="https://example.org/storing-seeds"
              autoComplete="off"
              onChange={({ currentTarget }) => change({ site: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Subject">
          {(props) => (
            <input
              {...props}
              type="text"
              value={thread.subject}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Body, as plain text" hint="Include the signature. Checked as you type.">
          {(props) => (
            <textarea
              {...props}
              rows={14}
              value={thread.body}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
          )}
        </Field>
        {thread.followUps.map((followUp, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a follow-up is known by its place in the thread
          <div className={styles.followUp} key={index}>
            <Field label={`Follow-up ${index + 1}`} hint="Compared with the e-mails before it.">
              {(props) => (
                <textarea
                  {...props}
                  rows={7}
                  value={followUp}
                  autoComplete="off"
                  onChange={({ currentTarget }) =>
                    change({ followUps: thread.followUps.with(index, currentTarget.value) })
                  }
                />
              )}
            </Field>
            <div>
              <Button
                variant="quiet"
                onClick={() => change({ followUps: thread.followUps.filter((_one, at) => at !== index) })}
              >
                Remove follow-up {index + 1}
              </Button>
            </div>
          </div>
        ))}
        <div className={tool.actions}>
          <Button type="submit">Show report</Button>
          {thread.followUps.length < MAX_FOLLOW_UPS && (
            <Button variant="quiet" onClick={() => change({ followUps: [...thread.followUps, ''] })}>
              Add follow-up
            </Button>
          )}
          <span className={tool.private}>Your e-mails never leave your browser.</span>
        </div>
        <KeptNote keeping={keeping} onClear={clear} />
      </form>
      {!isEmpty && (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label="Report">
          <LazyReport {...shown} reload={reload} />
        </section>
      )}
      {isEmpty && isSubmitted && (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label="Report">
          <Notice kind="empty" title="Nothing to check yet">
            <p>Write or paste an e-mail into the form.</p>
          </Notice>
        </section>
      )}
      {isEmpty && !isSubmitted && (
        <ExampleButton
          detail="Fills in an invented e-mail and a follow-up with the most common mistakes, and shows the report here."
          onClick={fillIn}
        />
      )}
    </div>
  )
}
