import { type Kind, kinds, type Store } from './store'
import { createVersions } from './versions'

/** For browsers that save nothing: the records are there until the page is left. */
export function createMemoryStore(): Store {
  const versions = createVersions()
  const maps = Object.keys(kinds).map((kind) => [kind, new Map<string, unknown>()])
  const all: Record<Kind, Map<string, unknown>> = Object.fromEntries(maps)
  return {
    read: async (kind, keys) => keys.map((key) => versions.open(kind, all[kind].get(key))),
    readAll: async (kind) => [...all[kind].values()].flatMap((one) => versions.open(kind, one) ?? []),
    keys: async (kind) => [...all[kind].keys()],
    async update(updates) {
      // All are made before the first is written, so that one that throws leaves nothing half done.
      const made = updates.map((update) => {
        const { kind, key } = update
        return { records: all[kind], key, record: versions.after(update, all[kind].get(key)) }
      })
      for (const { records, key, record } of made) {
        if (record === undefined) records.delete(key)
        else records.set(key, record)
      }
    },
    onChange: () => () => {},
    isLasting: () => false,
    isLate: () => false,
    ...versions.ofStore,
  }
}
