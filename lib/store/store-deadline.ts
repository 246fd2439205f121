import { withinDeadline } from '@/lib/deadline'
import { Unavailable } from '@/lib/errors'

/** For one call to a store, connecting included. */
export const STORE_DEADLINE_MS = 1_000

/** The result of a call to a store. Throws `Unavailable` at the deadline. */
export function withinStoreDeadline<T>(work: Promise<T>): Promise<T> {
  return withinDeadline(
    work,
    STORE_DEADLINE_MS,
    () => new Unavailable(`the store did not respond within ${STORE_DEADLINE_MS} ms`),
  )
}
