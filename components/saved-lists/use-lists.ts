import { useEffect, useMemo, useState } from 'react'
import { useLive } from '@/components/elements/use-live'
import type { List } from '@/components/list-reading/list'
import { browserStore } from '@/components/store/browser-store'
import type { Site } from '@/components/store/site'
import { browserLists } from './browser-lists'
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

/** By a list's id, how many sites it has and what is known of them. */
export function useSiteCounts(lists: readonly OpenList[]): ReadonlyMap<string, string> {
  const [sites, setSites] = useState<readonly Site[]>([])
  useEffect(() => void browserStore.readAll('sites').then(setSites), [])
  return useMemo(() => {
    const wordsOf = ({ verdict }: List) =>
      verdict ? describeSites(verdict.domains, sites, Date.now()) : 'not read yet'
    return new Map(lists.map(({ list }) => [list.id, wordsOf(list)]))
  }, [lists, sites])
}
