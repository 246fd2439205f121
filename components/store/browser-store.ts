import { browserTimer } from '@/components/queue/browser-timer'
import { createIndexedDbStore } from './indexed-db'
import { createMemoryStore } from './memory'
import { withFallback } from './with-fallback'

/** This page's store. Private windows and blocked site data take IndexedDB away; then it lasts as long as the page. */
export const browserStore = withFallback(createIndexedDbStore(), createMemoryStore, browserTimer)
