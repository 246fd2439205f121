import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Thread } from '@/app/tools/outreach-email-checker/definition'
import { UNKNOWN_LANGUAGE } from '@/app/tools/outreach-email-checker/language/unknown-language'
import { useLanguage } from '@/app/tools/outreach-email-checker/language/use-language'
import { counted } from '@/components/elements/english'
import { chooserOf } from '@/components/list-table/chooser-of'
import { useNeverPitch } from '@/components/never-pitch/use-never-pitch'
import { Notice } from '@/components/result/notice'
import { useList } from '@/components/saved-lists/use-list'
import type { Choice } from '@/components/sheet/reading/choice'
import type { Form } from '@/components/tool-form/form'
import { changeReading, openList } from '@/components/tool-form/opened-list'
import { useFormPart } from '@/components/tool-form/use-form-part'
import { failureOf } from '@/components/workers/failure-of'
import { useWorker } from '@/components/workers/use-worker'
import { type WorkState, WorkStatus } from '@/components/workers/work-status'
import { fieldsIn } from './match-columns'
import type { Merged, MergeJob } from './merge'
import { MergeResult } from './merge-result'

/** After the last key. */
const WAIT_MS = 300

/** An e-mail against the list of a form: which columns fill it in, and what is wrong in them. Give it a key by list. */
export function MergeCheck({
  form,
  onFields,
}: {
  form: Form<Thread>
  /** Gets the merge fields with their columns; none where there is no result. */
  onFields: (fields: Merged['fields']) => void
}) {
  const thread = useDeferredValue(useFormPart(form, ({ state }) => state().values))
  const { subject, body, followUps, list, rows } = thread
  const { language } = useLanguage(`${subject}\n${body}`)
  const opened = useList(list.list)
  const never = useNeverPitch()
  const worker = useWorker<MergeJob, Merged>(
    () => new Worker(new URL('./merge-worker.ts', import.meta.url), { type: 'module' }),
  )
  const [work, setWork] = useState<WorkState<Merged>>({ kind: 'idle' })
  // The last result stays while the next one is made, and with it the focus.
  const [shown, setShown] = useState<Merged>()
  if (work.kind === 'done' && work.result !== shown) setShown(work.result)
  const result = work.kind === 'reading' || work.kind === 'done' ? shown : undefined
  useEffect(() => {
    onFields(result?.fields ?? [])
    return () => onFields([])
  }, [result, onFields])
  const fields = useMemo(() => fieldsIn([subject, body, ...followUps]), [subject, body, followUps])
  const wanted = JSON.stringify(fields)

  const start = useEffectEvent(async (signal: AbortSignal) => {
    const { name: _, id, filter, ...given } = await openList(list)
    const chooser = await chooserOf({ id, filter })
    if (signal.aborted) return
    worker.end()
    if (given.file.size === 0 || fields.length === 0) return setWork({ kind: 'idle' })
    setWork({ kind: 'reading' })
    try {
      const result = await worker.run({
        ...given,
        chooser,
        which: rows as MergeJob['which'],
        fields,
        language: language === UNKNOWN_LANGUAGE ? undefined : language,
      })
      startTransition(() => setWork({ kind: 'done', result }))
    } catch (error) {
      setWork({ kind: 'failed', failure: failureOf(error, 'This list could not be checked') })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the job is made of, so that typing prose starts none
  useEffect(() => {
    const later = new AbortController()
    const timer = setTimeout(() => void start(later.signal), WAIT_MS)
    return () => {
      clearTimeout(timer)
      later.abort()
    }
  }, [wanted, language, list, rows, opened, never])

  function read(choice: Choice) {
    const { columns } = choice
    // The column alone is saved: other tools find the sheet and its header themselves.
    changeReading(form, form.state().values.list, columns ? { columns } : choice)
  }

  if (fields.length === 0) {
    return (
      <Notice kind="empty" title="This e-mail has no merge fields">
        <p>
          Write the names of your list’s columns where their values go, such as <code>{'{{first_name}}'}</code>.
        </p>
      </Notice>
    )
  }
  return (
    <>
      <WorkStatus
        state={work}
        doneText={({ rows }) => `Done: ${counted(rows.length, 'row')} checked.`}
        reload={form.reload}
      />
      {result && <MergeResult merged={result} thread={thread} onRead={read} />}
    </>
  )
}
