import { EARLIER_DATABASE } from './earlier'
import { resultOf } from './indexed-db'
import type { SavedForm, Store, Update } from './store'

const STORE = 'keyval'
const KEPT_MS = 30 * 86_400_000

interface Earlier {
  keys: readonly string[]
  valuesOf: (...records: unknown[]) => Pick<SavedForm, 'values'> & { lasting?: SavedForm['values'] }
}

/** By tool: the keys of its records, and the values of today's form in them. */
const earlierForms: Readonly<Record<string, Earlier>> = {
  search: {
    keys: ['search fields', 'own footprints'],
    valuesOf(fields, footprints) {
      const { inputs, engineId, chosen } = Object(fields)
      const lasting = footprints === undefined ? undefined : { footprints }
      return { values: { ...Object(inputs), engine: engineId, lookingFor: chosen, ...lasting }, lasting }
    },
  },
}

/**
 * Saves anew what an earlier build has saved of a form since the last time, and returns whether there is any. The earlier
 * build's own records go after 30 days.
 */
export async function takeOver(store: Store, tool: string, nowMs: number): Promise<boolean> {
  const { keys = [], valuesOf } = earlierForms[tool] ?? {}
  const db = await openEarlier()
  if (!db || !valuesOf) return false
  try {
    const reading = db.transaction(STORE).objectStore(STORE)
    const found = await Promise.all(keys.map((key) => resultOf<unknown>(reading.get(key))))
    if (found.every((record) => record === undefined)) return false
    const records = JSON.stringify(found)
    const [taken] = await store.read('takenOver', [tool])
    const sinceMs = taken?.sinceMs ?? nowMs
    if (records === taken?.records) {
      if (nowMs - sinceMs > KEPT_MS) await remove(db, keys)
      return false
    }
    const { values, lasting } = valuesOf(...found)
    const updateOf = (name: string, values: SavedForm['values']): Update => {
      const form = { key: `${tool} ${name}`, tool, savedMs: nowMs, values }
      return { kind: 'forms', key: form.key, next: () => form }
    }
    await store.update([
      updateOf('earlier', values),
      ...(lasting ? [updateOf('lasting', lasting)] : []),
      { kind: 'takenOver', key: tool, next: () => ({ key: tool, sinceMs, records }) },
    ])
    return true
  } finally {
    db.close()
  }
}

/** Deletes what earlier builds have saved of a form, and then what is known of it. */
export async function forgetEarlier(store: Store, tool: string): Promise<void> {
  const db = await openEarlier()
  if (db) await remove(db, earlierForms[tool]?.keys ?? []).finally(() => db.close())
  await store.update([{ kind: 'takenOver', key: tool, next: () => undefined }])
}

async function remove(db: IDBDatabase, keys: readonly string[]): Promise<void> {
  const records = db.transaction(STORE, 'readwrite').objectStore(STORE)
  await Promise.all(keys.map((key) => resultOf(records.delete(key))))
}

async function openEarlier(): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(EARLIER_DATABASE)
  // There is none, and this must not make one.
  request.onupgradeneeded = () => request.transaction?.abort()
  return resultOf(request).catch(() => undefined)
}
