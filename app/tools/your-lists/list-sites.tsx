import { useEffect, useEffectEvent, useState } from 'react'
import { createReader } from '@/components/list-reading/create-reader'
import type { Reading, ReadingJob } from '@/components/list-reading/reading'
import { ownColumnsOf } from '@/components/list-table/own-columns'
import { findSites, knownIn } from '@/components/lookup-tool/run/known-sites'
import { MEASURES } from '@/components/measures/measures'
import status from '@/components/result/status.module.css'
import type { OpenList } from '@/components/saved-lists/lists'
import { WorkerFailure } from '@/components/workers/run-worker'
import { useWorker } from '@/components/workers/use-worker'
import { domainOf, type FoundSites, SitesTable } from './sites-table'

/** The sites of a list: what is known of them, and what was decided. */
export function ListSites({ opened: { list, file } }: { opened: OpenList }) {
  const { reading: choice, verdict } = list
  const reader = useWorker<ReadingJob, Reading>(createReader)
  const [found, setFound] = useState<FoundSites | string>('Reading…')

  const readSites = useEffectEvent(async (): Promise<FoundSites | string> => {
    try {
      const reading = await reader.run({ file, wantsSheet: true, choice, leftOut: verdict?.leftOut })
      const { domains } = reading
      const own = reading.sheet && ownColumnsOf(reading, domainOf)
      const sites = await findSites(domains)
      const known = MEASURES.map((measure) => ({ ...measure, values: knownIn(measure, sites) }))
      return domains.length > 0 ? { domains, own, known } : 'There is no site in this list.'
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      return error.reason ?? 'A part of this page could not be loaded. Reload it, then try again.'
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sites are read from
  useEffect(() => {
    let isLeft = false
    void readSites().then((next) => !isLeft && setFound(next))
    return () => {
      isLeft = true
    }
  }, [file, choice, verdict])

  return typeof found === 'string' ? (
    <p className={status.status} role="status">
      {found}
    </p>
  ) : (
    <SitesTable list={list} found={found} />
  )
}
