import { browserTimer } from '@/components/queue/browser-timer'
import { createIndexedDbStore } from '@/components/store/indexed-db'
import { createMemoryStore } from '@/components/store/memory'
import { withFallback } from '@/components/store/with-fallback'
import { storeContract } from '@/tests/components/store/store-contract'

const createStoreWithFallback = () => withFallback(createIndexedDbStore(), createMemoryStore, browserTimer)

/** For `store.spec.ts`, which bundles it into a page. */
const stored = { createIndexedDbStore, createStoreWithFallback, storeContract }
export type Stored = typeof stored
Object.assign(globalThis, { stored })
