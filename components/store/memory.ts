import { checks, fitting, type Kind, recordAfter, type Store } from './store'

/** For browsers that save nothing: the records are there until the page is left. */
export function createMemoryStore(): Store {
  const maps = Object.keys(checks).map((kind) => [kind, new Map<string, unknown>()])
  const all: Record<Kind, Map<string, unknown>> = Object.fromEntries(maps)
  return {
    read: async (kind, keys) => keys.map((key) => checks[kind](all[kind].get(key))),
    readAll: async (kind) => fitting(kind, [...all[kind].values()]),
    keys: async (kind) => [...all[kind].keys()],
    async update(updates) {
      // All are made before the first is written, so that one that throws leaves nothing half done.
      const made = updates.map((update) => {
        const { kind, key } = update
        return { records: all[kind], key, record: recordAfter(update, checks[kind](all[kind].get(key))) }
      })
      for (const { records, key, record } of made) {
        if (record === undefined) records.delete(key)
        else records.set(key, record)
      }
    },
    onChange: () => () => {},
    isLasting: () => false,
  }
}
