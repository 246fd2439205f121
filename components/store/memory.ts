import { checks, type Kind, type Records, type Store } from './store'

/** For browsers that save nothing: the records are there until the page is left. */
export function createMemoryStore(): Store {
  const all: { [K in Kind]: Map<string, Records[K]> } = {
    forms: new Map(),
    lists: new Map(),
    files: new Map(),
    sites: new Map(),
    excluded: new Map(),
    takenOver: new Map(),
  }
  const recordsOf = (kind: Kind): Map<string, unknown> => all[kind]
  return {
    read: async (kind, keys) => keys.map((key) => checks[kind](all[kind].get(key))),
    readAll: async (kind) => [...all[kind].values()].flatMap((record) => checks[kind](record) ?? []),
    keys: async (kind) => [...all[kind].keys()],
    async update(updates) {
      // All are made before the first is written, so that one that throws leaves nothing half done.
      const made = updates.map(({ kind, key, next }) => {
        const record: unknown = next(checks[kind](all[kind].get(key)) as never)
        return { records: recordsOf(kind), key, record }
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
