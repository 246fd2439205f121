'use client'

import type { ReactNode } from 'react'
import { useLoaded } from '@/components/elements/use-loaded'
import { defineLookupTool } from '@/components/lookup-tool/definition'
import { DomainForm } from '@/components/lookup-tool/domain-form'
import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import { begin, type LookupOptions, useQueue } from '@/components/lookup-tool/run/use-queue'
import { useLookupDomains } from '@/components/lookup-tool/use-lookup-domains'
import { createAskPageRanks, type PageRank } from '@/components/measures/ask-page-ranks'
import { createAskRating } from '@/components/measures/ask-rating'
import { callsAtOnce } from '@/components/measures/calls-at-once'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { useReveal } from '@/components/result/use-reveal'
import { useToolForm } from '@/components/tool-form/use-tool-form'
import layout from '@/components/tool-page/side-by-side.module.css'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { policies, ratingPace } from '@/lib/limit/policies'
import styles from './comparison.module.css'

const MAX_DOMAINS = 5
const comparison = defineLookupTool('comparison', {
  label: `Domains or URLs, up to ${MAX_DOMAINS}`,
  rows: 5,
  // Real sites, so that they have numbers.
  example: 'mozilla.org\nw3.org\narchive.org\npython.org',
})

// All page ranks are one more call.
const ratingOptions: LookupOptions<number> = {
  ask: createAskRating(browserNetwork),
  concurrency: callsAtOnce() - 1,
  limit: { ...policies.domainRating, ...ratingPace },
}
// One call takes all domains, and costs the same with their history.
const pageRankOptions: LookupOptions<PageRank> = {
  ask: createAskPageRanks(browserNetwork, { history: true }),
  batchSize: MAX_PAGE_RANK_DOMAINS,
  limit: policies.pageRank,
}

/** Up to five domains on both scales. Before there is a result, it shows `preview`. */
export function Comparison({ preview }: { preview: ReactNode }) {
  const ratings = useQueue(ratingOptions)
  const pageRanks = useQueue(pageRankOptions)
  const { result, revealNext } = useReveal(ratings.running?.queue)
  const form = useToolForm(comparison)
  const view = useLoaded(() => import('./comparison-result'))
  const list = useLookupDomains(form, {
    max: MAX_DOMAINS,
    prepareResult: view.prepare,
    async onFound(found, cause) {
      const isBegun = cause !== 'restored' || form.state().values.startedMs > 0
      if (!isBegun) return stop()
      await view.prepare()
      if (cause !== 'restored') revealNext()
      for (const queue of [ratings.run(found.domains), pageRanks.run(found.domains)]) begin(queue)
    },
    onNone: stop,
  })

  function stop() {
    ratings.stop()
    pageRanks.stop()
  }

  return (
    <>
      <div className={layout.sides}>
        <DomainForm form={form} list={list} submitLabel="Compare" run={ratings.running?.queue} />
        {!ratings.running && preview}
      </div>
      {ratings.running && pageRanks.running && (
        <section ref={result} tabIndex={-1} className={styles.result} aria-label="Result">
          {view.part && (
            <view.part.ComparisonResult
              ratings={{ ...ratings.running, ...ratingOptions }}
              pageRanks={{ ...pageRanks.running, ...pageRankOptions }}
              rejected={(list.job.kind === 'done' && list.job.result.found.rejected) || []}
            />
          )}
          {view.part === null && <FailureNotice failure={NOT_LOADED} reload={form.reload} />}
        </section>
      )}
    </>
  )
}
