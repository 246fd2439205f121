import { useEffect, useEffectEvent } from 'react'
import { createReader } from '@/components/list-reading/create-reader'
import { verdictOf } from '@/components/list-reading/list'
import type { Reading, ReadingJob } from '@/components/list-reading/reading'
import { showQuery } from '@/components/result/show-query'
import type { Form } from '@/components/tool-form/form'
import type { Cause } from '@/components/tool-form/list-job'
import { useListJob } from '@/components/tool-form/use-list-job'
import type { LookupValues } from './definition'
import type { LookupList } from './lookup-list'

/** More domains make an address that servers refuse. */
const MAX_LINKED = 100
const EXAMPLE = 'Enter at least one domain, such as example.com, or the URL of any page on the site.'
const NOTHING = { title: 'No domain yet', reason: EXAMPLE }

/** Reads the list of a form of domains. */
export function useLookupDomains(
  form: Form<LookupValues>,
  {
    max,
    wantsSheet = false,
    prepareResult,
    onFound,
    onNone,
  }: {
    max: number
    wantsSheet?: boolean
    prepareResult: () => Promise<unknown>
    onFound: (found: LookupList, cause: Cause) => Promise<void>
    /** The list is gone. */
    onNone: () => void
  },
) {
  const reading = useListJob<LookupValues, { found: LookupList; sites: readonly string[] }>(form, {
    createWorker: createReader,
    prepareResult,
    listsIn: ({ domains }) => [domains],
    nothing: NOTHING,
    failed: ([given]) => `${given?.name} could not be read`,
    async read([given], _, cause, run) {
      if (!given) return { kind: 'idle' }
      // From now on a reload goes on with it.
      if (cause === 'visitor' && form.state().over?.of !== 'example') form.set('startedMs', Date.now())
      const { file, reading: choice, leftOut } = given
      const job: ReadingJob = { file, wantsSheet: wantsSheet && cause !== 'link', choice, leftOut }
      const all: LookupList = { ...given, ...(await run<Reading>(job)) }
      const first = all.rejected.find(({ kind }) => kind === 'no domain' || kind === 'mailbox')
      const reason = first ? `“${first.text}”: ${first.reason}` : EXAMPLE
      if (!all.sheet && all.domains.length === 0)
        return {
          kind: 'failed',
          failure: { title: `No domain found in ${given.id ? given.name : 'this text'}`, reason },
        }
      // The first sites are looked up, and all are saved with the list.
      const found = { ...all, domains: all.domains.slice(0, max) }
      return { kind: 'done', result: { sites: all.domains, found } }
    },
    verdictsOf: ({ sites }, [given]) => [verdictOf(sites, given?.leftOut)],
  })
  const { job } = reading

  const follow = useEffectEvent(() => {
    const { kind, cause } = job
    const found = kind === 'done' ? job.result.found : undefined
    const isGone = kind === 'idle' ? job.run > 0 : kind === 'failed' && job.failure === NOTHING
    if (isGone) return onNone()
    if (!found) return
    if (found.sheet) {
      if (cause === 'visitor') showQuery('')
    } else if (cause === 'visitor' || cause === 'link') {
      const { domains } = found
      showQuery(domains.length > MAX_LINKED ? '' : `?domains=${domains.join(',')}`, cause === 'visitor')
    }
    void onFound(found, cause)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is followed once
  useEffect(() => follow(), [job.run, job.kind])

  return {
    ...reading,
    max,
    /** Makes a list of the typed text, and returns its id. */
    saveList(): string | undefined {
      const id = reading.saveText('domains')
      // After a reload it is looked up as this text was.
      form.set('startedMs', Date.now())
      return id
    },
  }
}
