import { useLive } from '@/components/elements/use-live'
import { browserLists } from './browser-lists'
import type { OpenList } from './lists'

/** The lists of this browser as they are now, the newest first; `null` where it saves nothing. */
export function useLists(): readonly OpenList[] | null | undefined {
  const read = async () => {
    const lists = await browserLists.all()
    return (await browserLists.isSaved()) ? lists : null
  }
  return useLive(read, browserLists.subscribe)
}
