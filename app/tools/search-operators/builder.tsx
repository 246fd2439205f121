'use client'

import { useDeferredValue, useMemo } from 'react'
import { Queries } from '@/app/tools/search-operators/queries/queries'
import { Samples } from '@/app/tools/search-operators/queries/samples'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { counted } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import { useResultFocus } from '@/components/result/use-result-focus'
import { isEqual } from '@/components/tool/define-tool'
import { ToolForm } from '@/components/tool/tool-form'
import { useFormPart, useToolForm } from '@/components/tool/use-tool-form'
import { ExampleButton } from '@/components/tools/example-button'
import layout from '@/components/tools/side-by-side.module.css'
import styles from './builder.module.css'
import { type BuilderValues, builder } from './definition'

/** The form for queries, with the queries beside it. */
export function Builder() {
  useAgentTool(() => import('./agent-tool'))
  const form = useToolForm(builder)
  const { result, isSubmitted, showResult } = useResultFocus()
  const values = useFormPart(form, ({ state }) => state().values)
  const isExample = useFormPart(form, ({ state }) => state().over?.of === 'example')
  const opened = useFormPart(form, ({ openedDomains }) => openedDomains()) ?? 0
  const shown = useDeferredValue(useMemo(() => ({ values, isExample }), [values, isExample]))

  return (
    <div className={layout.sides}>
      <ToolForm
        form={form}
        submitLabel="Show queries"
        privacy="Queries are built in your browser. Nothing is sent until you open one, and then only to the search engine."
        onSubmit={showResult}
      >
        {opened > 0 && values.exclude !== '' && (
          <Notice kind="wait" title={`${counted(opened, 'domain')} added from your list`}>
            <p>See “Domains to leave out” below. Now enter a topic.</p>
          </Notice>
        )}
      </ToolForm>
      {isSubmitted || isFilled(shown.values) ? (
        <Queries ref={result} {...shown} />
      ) : (
        <div className={styles.start}>
          <Samples />
          <ExampleButton
            detail="Fills in two topics, an invented brand and invented sites, and shows the queries here."
            onClick={(event) => {
              form.dispatch({ type: 'example' })
              showResult(event)
            }}
          />
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
