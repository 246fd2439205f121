import { type Kind, kinds, type Records, type Store, type Update } from './store'

/** For a visitor whose page has met a record of a newer build. */
export const SAVED_BY_NEWER =
  'A newer version of this site has saved data in your browser that this page cannot read. Reload the page to get that version.'

/** How a store reads and replaces records that may be of a newer build. A file has no version: its bytes never change. */
export function createVersions() {
  let hasNewer = false
  let meet = () => {}
  const metNewer = new Promise<void>((resolve) => {
    meet = resolve
  })

  function isNewer(kind: Kind, stored: unknown): boolean {
    if (!(Object(stored).version > kinds[kind].version)) return false
    hasNewer = true
    meet()
    return true
  }

  return {
    /** The record that is stored; undefined if it does not fit, or is newer. */
    open<K extends Kind>(kind: K, stored: unknown): Records[K] | undefined {
      return isNewer(kind, stored) ? undefined : kinds[kind].check(stored)
    },
    /** What is stored after an update: `stored` itself if it is newer, or if it does not fit and the update makes nothing. */
    after(update: Update, stored: unknown): unknown {
      const { kind, next } = update
      if (next && isNewer(kind, stored)) return stored
      const now = next && kinds[kind].check(stored)
      const record = update.next ? update.next(now as never) : update.record
      if (record === undefined) return next && now === undefined ? stored : undefined
      return record instanceof Blob ? record : { version: kinds[kind].version, ...Object(record) }
    },
    ofStore: { hasNewer: () => hasNewer, metNewer } satisfies Partial<Store>,
  }
}
