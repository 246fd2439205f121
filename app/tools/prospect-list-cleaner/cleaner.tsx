'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { runWorker } from '@/components/text-work/run-worker'
import { givenIn } from '@/components/tool/given-list'
import { useListRun } from '@/components/tool/use-list-run'
import { useToolForm } from '@/components/tool/use-tool-form'
import { WorkForm } from '@/components/tool/work-form'
import layout from '@/components/tools/side-by-side.module.css'
import { type CleanerValues, cleaner } from './definition'
import { type Cleaned, type Job, sumOf } from './messages'

const MAX_BYTES = 20_000_000
/** Rows in the table. */
const MAX_SHOWN = 5_000

/** The form for a list, with what is left of it beside it, and `preview` before. */
export function Cleaner({ preview }: { preview: ReactNode }) {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(cleaner)
  const createWorker = () => new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
  const view = useLoaded(() => import('./result'))
  const lastJob = useRef<Job>(undefined)
  const run = useListRun<CleanerValues, Cleaned>(form, 'list', createWorker, async (given, { exclude, ...options }) => {
    const { file, reading } = given
    if (file.size === 0) return { title: 'Nothing to clean yet', reason: 'Paste a list, or choose a file.' }
    const excluded = (await givenIn(exclude)).file
    if (Math.max(file.size, excluded.size) > MAX_BYTES)
      return { title: 'This list is too large', reason: 'The limit is 20 MB. Split the list, then try again.' }
    void view.prepare()
    const job: Job = {
      ...options,
      list: file,
      reading,
      exclude: excluded,
      neverPitch: await neverPitch.reasons(),
      maxShown: MAX_SHOWN,
    }
    lastJob.current = job
    return { job }
  })
  const { state } = run
  const cleanAgain = useEffectEvent((isOther: boolean) => {
    if (isOther && state && state.kind !== 'failed') run.again()
  })
  useEffect(() => neverPitch.subscribe(cleanAgain), [])

  function keepNeverPitch(keepsNeverPitch: boolean) {
    form.set('keepsNeverPitch', keepsNeverPitch)
    run.again({ keepsNeverPitch })
  }

  return (
    <div className={layout.sides}>
      <WorkForm
        form={form}
        run={run}
        view={view}
        submitLabel="Clean list"
        privacy="Your list never leaves your browser."
        doneText={({ kept, dropped }) =>
          `Done: ${counted(kept, 'domain')} kept, ${counted(sumOf(dropped), 'entry', 'entries')} dropped.`
        }
        preview={preview}
      >
        {({ Result }, cleaned) => (
          <Result
            cleaned={cleaned}
            form={form}
            run={run}
            writeShown={(shown) =>
              runWorker<Cleaned>(run.take(), { ...lastJob.current, shown }, { signal: new AbortController().signal })
            }
            onKeepNeverPitch={keepNeverPitch}
            onKeepContacts={(keepsContacts) => {
              form.set('keepsContacts', keepsContacts)
              run.again({ keepsContacts })
            }}
          />
        )}
      </WorkForm>
    </div>
  )
}
