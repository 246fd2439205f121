'use client'

import type { ReactNode } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { verdictOf } from '@/components/list-reading/list'
import { useFormPart } from '@/components/tool-form/use-form-part'
import { useListJob } from '@/components/tool-form/use-list-job'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { WorkForm } from '@/components/tool-form/work-form'
import { FIELDS, type GapValues, gapTool, viewOf } from './definition'
import styles from './link-gap.module.css'
import type { Compared, ExportFacts, View } from './messages'
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
  // Its tables and its figure are half of this tool.
  const shown = useLoaded(() => import('@/app/tools/link-gap/report/result'))
  const work = useListJob<GapValues, Compared>(form, {
    createWorker: () => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' }),
    prepareResult: shown.prepare,
    listsIn,
    nothing: { title: 'No export yet', reason: 'Choose files, or paste their rows.' },
    failed: () => 'These exports could not be compared',
    read: async (given, values, _, run) => ({ kind: 'done', result: await run<Compared>(await jobOf(values, given)) }),
    isExport: (values, place) => viewOf(values) !== 'list' || place > 0,
    verdictsOf: ({ exports }, given) =>
      given.map(({ leftOut }, place) => verdictOf(linkingSitesOf(exports, place), leftOut)),
  })

  /** By its site, or else by a word for whose it is, with the name of the table where a file has several. */
  function takeAsOwn({ site, at, name }: ExportFacts) {
    if (site !== undefined) return work.change('site', site)
    const isAlone = work.job.kind === 'done' && work.job.result.exports.filter((one) => one.at === at).length === 1
    const whose = isAlone ? 'mine' : `mine: ${name}`
    const { exports } = form.state().values
    work.change(
      'exports',
      exports.map((one, place) => (place === at ? { ...one, whose } : one)),
    )
  }

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
        preview={preview}
      >
        {({ Result }, compared) => (
          <Result compared={compared} isExample={work.isExample} onRead={work.changeReading} onOwn={takeAsOwn} />
        )}
      </WorkForm>
    </div>
  )
}

/** Of a file, which may have the links to several sites. */
function linkingSitesOf(exports: Compared['exports'], place: number): string[] | undefined {
  const own = exports.filter(({ at }) => at === place)
  return own.length === 0 ? undefined : [...new Set(own.flatMap(({ linkingSites }) => linkingSites))]
}
