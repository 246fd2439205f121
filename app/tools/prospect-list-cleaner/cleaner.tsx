'use client'

import type { ReactNode } from 'react'
import { counted } from '@/components/elements/english'
import { useLoaded } from '@/components/elements/use-loaded'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import { WorkForm } from '@/components/tool-form/work-form'
import layout from '@/components/tool-page/side-by-side.module.css'
import { cleaner } from './definition'
import { sumOf } from './messages'
import { useCleaning } from './use-cleaning'

/** The form for a list, with what is left of it beside it, and `preview` before. */
export function Cleaner({ preview }: { preview: ReactNode }) {
  const form = useToolForm(cleaner)
  const view = useLoaded(() => import('./result'))
  const cleaning = useCleaning(form, view.prepare)
  return (
    <div className={layout.sides}>
      <WorkForm
        form={form}
        work={cleaning}
        view={view}
        submitLabel="Clean list"
        privacy="Your list never leaves your browser."
        doneText={({ verdict, dropped }) =>
          `Done: ${counted(verdict.domains.length, 'domain')} kept, ${counted(sumOf(dropped), 'entry', 'entries')} dropped.`
        }
        lineOf={({ verdict }) => `${cleaning.fileName() ?? 'Your list'}, ${counted(verdict.domains.length, 'site')}`}
        preview={preview}
      >
        {({ Result }, cleaned) => <Result cleaned={cleaned} form={form} cleaning={cleaning} />}
      </WorkForm>
    </div>
  )
}
