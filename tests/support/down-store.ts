import { Unavailable } from '@/lib/errors'
import type { Store } from '@/lib/store/store'

/** A store that answers nothing; `asked` counts the questions. */
export function createDownStore(failure: () => Error = () => new Unavailable('down')): Store & { asked: number } {
  const store = {
    asked: 0,
    get: fail,
    getWithTtl: fail,
    set: fail,
    admit: fail,
    peek: fail,
    async close() {},
  }
  async function fail(): Promise<never> {
    store.asked++
    throw failure()
  }
  return store
}
