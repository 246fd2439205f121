import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '@/components/elements/use-live'
import { browserStore } from '@/components/store/browser-store'
import { browserLists } from './browser-lists'
import { domainsOf } from './domains-of'
import type { OpenList } from './lists'
import { describeSites } from './site-counts'

/** The lists of this browser as they are now, the newest first; `null` where it saves nothing. */
export function useLists(): readonly OpenList[] | null | undefined {
  return useLive(readAll, browserLists.subscribe)
}

async function readAll(): Promise<readonly OpenList[] | null> {
  const lists = await browserLists.all()
  return (await browserLists.isSaved()) ? lists : null
}

interface Counted extends Pick<OpenList['list'], 'reading' | 'verdict'> {
  text: string
}

/** By a list's id, how many sites it has and what is known of them. A list without a verdict is read, one at a time. */
export function useSiteCounts(lists: readonly OpenList[]): ReadonlyMap<string, Counted> {
  const [counts, setCounts] = useState<ReadonlyMap<string, Counted>>(new Map())
  const count = useEffectEvent(async (isLeft: () => boolean) => {
    const due = lists.filter(({ list: { id, reading, verdict } }) => {
      const last = counts.get(id)
      return last?.reading !== reading || last.verdict !== verdict
    })
    // After a decision nothing is, and there may be thousands of sites to read.
    if (due.length === 0) return
    const sites = await browserStore.readAll('sites')
    for (const { list } of due) {
      const { id, reading, verdict } = list
      const domains = await domainsOf(id).catch(() => undefined)
      if (isLeft()) return
      const text = domains ? describeSites(domains, sites, Date.now()) : 'sites not counted'
      setCounts((before) => new Map(before).set(id, { reading, verdict, text }))
    }
  })
  useEffect(() => {
    let isLeft = false
    if (lists.length > 0) void count(() => isLeft)
    return () => {
      isLeft = true
    }
  }, [lists])
  return counts
}
