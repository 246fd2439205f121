import { browserStore } from '@/components/store/browser-store'
import { createLists } from './lists'

/** This page's lists. Browsers have `randomUUID` with https alone. */
export const browserLists = createLists(browserStore, {
  now: Date.now,
  newId: () => String(Math.random()).slice(2),
})
