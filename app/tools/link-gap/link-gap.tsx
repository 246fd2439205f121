'use client'

import type { ReactNode } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { useFormPart } from '@/components/tool-form/use-form-part'
import { useListJob } from '@/components/tool-form/use-list-job'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { WorkForm } from '@/components/tool-form/work-form'
import { FIELDS, type GapValues, gapTool, viewOf } from './definition'
import styles from './link-gap.module.css'
import type { Compared, View } from './messages'
import { jobOf, listsIn } from './sources-of'

const SUBMIT: Readonly<Record<View, string>> = {
  gap: 'Find the gap',
  dates: 'Compare the dates',
  list: 'See who links to me now',
}

/** The form for exports, with the result below, and `preview` before. */
export function LinkGap({ preview }: { preview: ReactNode }) {
  const form = useToolForm(gapTool)
  const view = useFormPart(form, ({ state }) => viewOf(state().values))
  // Its tables are half of this tool.
  const shown = useLoaded(() => import('@/app/tools/link-gap/report/result'))
  const work = useListJob<GapValues, Compared>(form, {
    createWorker: () => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult: shown.prepare,
    listsIn,
    nothing: { title: 'No export yet', reason: 'Choose files, or paste their rows.' },
    failed: () => 'These exports could not be compared',
    read: async (given, values, _, run) => ({ kind: 'done', result: await run<Compared>(await jobOf(values, given)) }),
    exportsIn: ({ exports }) => exports,
  })

  return (
    <div className={styles.parts}>
      <WorkForm
        form={form}
        work={work}
        view={shown}
        only={FIELDS[view]}
        submitLabel={SUBMIT[view]}
        privacy="Your exports never leave your browser."
        doneText={({ exports, sections: [first] }) =>
          `Done: ${counted(exports.length, 'export')} read, ${counted(first?.total ?? 0, 'site')} found.`
        }
        lineOf={({ exports, sections: [first] }) =>
          `${counted(exports.length, 'export')}, ${counted(first?.total ?? 0, 'site')}`
        }
        preview={preview}
      >
        {({ Result }, compared) => (
          <Result
            compared={compared}
            isExample={work.isExample}
            onRead={work.changeReading}
            onOwn={(site) => work.change('site', site)}
          />
        )}
      </WorkForm>
    </div>
  )
}
