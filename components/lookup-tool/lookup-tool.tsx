import type { ReactNode } from 'react'
import { useLoaded } from '@/components/elements/use-loaded'
import { MAX_ROWS } from '@/components/limits'
import { LazyStartNotice } from '@/components/lookup-tool/run/lazy-clock'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { useReveal } from '@/components/result/use-reveal'
import type { Tool } from '@/components/tool-form/define-tool'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import layout from '@/components/tool-page/side-by-side.module.css'
import type { LookupValues } from './definition'
import { DomainForm } from './domain-form'
import { LazySheetHead } from './lazy-sheet-head'
import styles from './lookup-tool.module.css'
import { useLookupDomains } from './use-lookup-domains'
import { useLookupRun } from './use-lookup-run'

/** Loads what a sheet has beside its table, so that nothing moves when it comes. It may fail: each part says so. */
const prepareSheet = () =>
  Promise.allSettled([import('./sheet-head'), import('./sheet-exports'), import('@/components/figures/histogram')])

/** A tool that looks up domains: its form, progress, table and exports. Before there is a result, it shows `preview`. */
export function LookupTool<Value>({
  tool,
  lookup,
  preview,
}: {
  tool: Tool<LookupValues>
  lookup: Lookup<Value>
  preview: ReactNode
}) {
  const form = useToolForm(tool)
  const run = useLookupRun(form, lookup)
  const { running, work, proposed } = run
  const shownRun = proposed ? work?.file : running?.queue
  const { result: shown, revealNext } = useReveal(shownRun)
  const view = useLoaded(async () => {
    const [{ LookupResult }, shown] = await Promise.all([import('./lookup-result'), lookup.loadShown()])
    return { LookupResult, lookup: { ...lookup, ...shown } }
  })
  const list = useLookupDomains(form, {
    max: MAX_ROWS,
    wantsSheet: true,
    prepareResult: view.prepare,
    async onFound(found, cause) {
      await Promise.all([view.prepare(), found.sheet && prepareSheet()])
      if (cause !== 'restored') revealNext()
      await run.propose(found, cause)
    },
    onNone: run.clear,
  })
  const hasResult = running !== undefined || proposed !== undefined
  const estimate = work && proposed && (
    <LazyStartNotice
      list={proposed}
      options={lookup.options}
      onStart={() => {
        revealNext()
        void run.start(work, 'visitor')
      }}
    />
  )
  return (
    <div className={layout.sides}>
      <DomainForm form={form} list={list} submitLabel={lookup.submitLabel} run={shownRun} />
      {!hasResult && preview}
      {proposed && work && (
        <section
          ref={shown}
          tabIndex={-1}
          className={styles.result}
          aria-label={work.sheet ? 'Spreadsheet' : 'Estimate'}
        >
          {work.sheet ? (
            <LazySheetHead found={work} onChange={(choice) => list.changeReading(0, choice)}>
              <p>
                {!work.sheet.view.isCertain && 'Check the column first. '}
                Nothing has been looked up yet.
              </p>
              {estimate}
            </LazySheetHead>
          ) : (
            estimate
          )}
        </section>
      )}
      {running && work && !proposed && (
        <section ref={shown} tabIndex={-1} className={styles.result} aria-label="Result">
          {view.part && (
            <view.part.LookupResult
              key={run.started}
              lookup={view.part.lookup}
              running={running}
              work={work}
              last={run.last}
              waiting={run.waiting}
              isKept={form.saving() === 'saved'}
              changeReading={list.changeReading}
              saveList={() => {
                const id = list.saveList()
                run.setWork({ ...work, id })
                return id
              }}
            />
          )}
          {view.part === null && <FailureNotice failure={NOT_LOADED} reload={form.reload} />}
        </section>
      )}
    </div>
  )
}
