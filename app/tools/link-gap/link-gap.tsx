'use client'

import { type ReactNode, useState } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@/components/limits'
import { useFormPart } from '@/components/tool/use-form-part'
import { useListsRun } from '@/components/tool/use-lists-run'
import { useToolForm } from '@/components/tool/use-tool-form'
import { WorkForm } from '@/components/tool/work-form'
import { FIELDS, type GapValues, gapTool, viewOf } from './definition'
import { EXAMPLE } from './example'
import styles from './link-gap.module.css'
import type { Compared, View } from './messages'
import { jobOf, listsIn, readAgain } from './sources-of'

const SUBMIT: Readonly<Record<View, string>> = {
  gap: 'Find the gap',
  dates: 'Compare the dates',
  list: 'Look for links',
}

/** The form for exports, with the result below, and `preview` before. */
export function LinkGap({ preview }: { preview: ReactNode }) {
  const form = useToolForm(gapTool)
  const view = useFormPart(form, ({ state }) => viewOf(state().values))
  const [isExample, setIsExample] = useState(false)
  // Its tables and its figure are half of this tool.
  const shown = useLoaded(() => import('@/app/tools/link-gap/report/result'))
  const run = useListsRun<GapValues, Compared>(form, {
    createWorker: () => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult: shown.prepare,
    listsIn,
    failed: 'These exports could not be compared',
    async start(given, values) {
      const job = await jobOf(values, given)
      const large = job.sources.find(({ file }) => file.size > MAX_FILE_BYTES)
      if (large) return { title: `${large.fileName || 'An export'} is too large`, reason: FILE_TOO_LARGE }
      setIsExample(values.exports.some(({ rows: { text } }) => text !== '' && EXAMPLE_TEXTS.has(text)))
      return { job }
    },
  })

  return (
    <div className={styles.parts}>
      <WorkForm
        form={form}
        run={run}
        view={shown}
        only={FIELDS[view]}
        submitLabel={SUBMIT[view]}
        privacy="Your exports never leave your browser."
        doneText={({ exports, sections: [first] }) =>
          `Done: ${counted(exports.length, 'export')} read, ${counted(first?.total ?? 0, 'site')} found.`
        }
        preview={preview}
      >
        {({ Result }, compared) => (
          <Result
            compared={compared}
            isExample={isExample}
            onRead={(at, choice) => readAgain(form, at, choice)}
            onOwn={(site) => run.change('site', site)}
            onKeepNeverPitch={(keeps) => run.change('keepsNeverPitch', keeps)}
          />
        )}
      </WorkForm>
    </div>
  )
}

const EXAMPLE_TEXTS = new Set(EXAMPLE.exports.map(({ rows }) => rows.text))
