import { useLive } from '@/components/elements/use-live'
import { browserLists } from './browser-lists'
import type { OpenList } from './lists'

/** A list of this browser as it is now, also if another tab changes it. `null` if it was deleted. */
export function useList(id: string | undefined): OpenList | null | undefined {
  const read = async () => (id === undefined ? undefined : ((await browserLists.find(id)) ?? null))
  return useLive(read, browserLists.subscribe, id)
}
