'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { Queries } from '@/app/tools/search-operators/queries/queries'
import { Samples } from '@/app/tools/search-operators/queries/samples'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { counted } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import { useResultFocus } from '@/components/result/use-result-focus'
import tool from '@/components/text-work/text-tool.module.css'
import { isEqual } from '@/components/tool/define-tool'
import { ToolForm } from '@/components/tool/tool-form'
import { useFormPart, useToolForm } from '@/components/tool/use-tool-form'
import layout from '@/components/tools/side-by-side.module.css'
import styles from './builder.module.css'
import { type BuilderValues, builder } from './definition'

// The footprints and the rules for queries are most of this tool.
const loadQueries = () => import('@/app/tools/search-operators/queries/queries').then((module) => module.Queries)
type Props = ComponentProps<typeof Queries> & { reload: () => Promise<boolean> }
const LazyQueries = lazyPart<Props>(loadQueries, ({ reload }) => <FailureNotice failure={NOT_LOADED} reload={reload} />)
/** Loads the rules before they are needed. If that fails, the result says so. */
const prepare = () => void loadQueries().catch(() => {})

/** The form for queries, with the queries beside it, and `preview` before. */
export function Builder({ preview }: { preview: ReactNode }) {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(builder)
  const { result, isSubmitted, showResult } = useResultFocus()
  const values = useFormPart(form, ({ state }) => state().values)
  const isExample = useFormPart(form, ({ state }) => state().over?.of === 'example')
  const opened = useFormPart(form, ({ openedDomains }) => openedDomains()) ?? 0
  const shown = useDeferredValue(useMemo(() => ({ values, isExample }), [values, isExample]))

  const hasResult = isSubmitted || isFilled(shown.values)

  function tryExample(event: MouseEvent) {
    form.dispatch({ type: 'example' })
    showResult(event)
  }

  return (
    <div className={layout.sides}>
      <ToolForm
        form={form}
        submitLabel="Show queries"
        privacy="Nothing leaves your browser until you open a query in your search engine."
        onSubmit={showResult}
        onPrepare={prepare}
        onExample={hasResult ? undefined : tryExample}
      >
        {opened > 0 && values.exclude !== '' && (
          <Notice kind="wait" title={`${counted(opened, 'domain')} added from your list`}>
            <p>See “Domains to leave out” below. Now enter a topic.</p>
          </Notice>
        )}
      </ToolForm>
      {hasResult ? (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label="Queries">
          <LazyQueries {...shown} reload={form.reload} />
        </section>
      ) : (
        <div className={styles.start}>
          {preview}
          <Samples />
        </div>
      )}
    </div>
  )
}

/** Whether anything but the footprints is filled in, which are there on each visit. */
function isFilled(values: BuilderValues): boolean {
  const { footprints, engine, lookingFor } = builder.initial
  return !isEqual(builder.initial, { ...values, footprints, engine, lookingFor })
}
