import { createIndexedDbStore } from '@/components/store/indexed-db'
import { forgetEarlier, takeOver } from '@/components/store/take-over'
import { storeContract } from '@/tests/components/store/store-contract'

/** For `store.spec.ts`, which bundles it into a page. */
const stored = { createIndexedDbStore, forgetEarlier, takeOver, storeContract }
export type Stored = typeof stored
Object.assign(globalThis, { stored })
