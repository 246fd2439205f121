import { browserTimer } from '@/components/queue/browser-timer'
import { createGuard } from './guard'

/** Guards all calls to IndexedDB, which private windows and blocked site data take away. */
export const inStorage = createGuard(browserTimer)
