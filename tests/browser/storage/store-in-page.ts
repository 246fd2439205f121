import { createIndexedDbStore } from '@/components/store/indexed-db'
import { storeContract } from '@/tests/components/store/store-contract'

/** For `store.spec.ts`, which bundles it into a page. */
const stored = { createIndexedDbStore, storeContract }
export type Stored = typeof stored
Object.assign(globalThis, { stored })
