'use client'

import type { ReactNode } from 'react'
import { counted } from '@/components/elements/english'
import { isSame } from '@/components/elements/is-same'
import { useLoaded } from '@/components/elements/use-loaded'
import { Notice } from '@/components/result/notice'
import { LiveForm } from '@/components/tool-form/live-form'
import { useFormPart } from '@/components/tool-form/use-form-part'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { type BuilderValues, builder } from './definition'

/** The form for queries, with the queries beside it, and `preview` before. */
export function Builder({ preview }: { preview: ReactNode }) {
  const form = useToolForm(builder)
  // The footprints and the rules for queries are most of this tool.
  const view = useLoaded(() => import('@/app/tools/search-operators/queries/queries'))
  const opened = useFormPart(form, ({ state, openedDomains }) => state().values.exclude && openedDomains())
  return (
    <LiveForm
      form={form}
      isFilled={isFilled}
      view={view}
      submitLabel="Show queries"
      privacy="Nothing leaves your browser until you open a query in your search engine."
      label="Queries"
      preview={preview}
      show={({ Queries }, values, isExample) => <Queries values={values} isExample={isExample} />}
    >
      {!!opened && (
        <Notice kind="wait" title={`${counted(opened, 'domain')} added from your list`}>
          <p>See “Domains to leave out” below. Now enter a topic.</p>
        </Notice>
      )}
    </LiveForm>
  )
}

/** Whether anything but the footprints is filled in, which are there on each visit. */
function isFilled(values: BuilderValues): boolean {
  const { footprints, engine, lookingFor } = builder.initial
  return !isSame(builder.initial, { ...values, footprints, engine, lookingFor })
}
