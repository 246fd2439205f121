import { checkList } from '@/components/list/list'
import { resultOf } from './database'
import { EARLIER_DATABASE } from './earlier-database'
import type { SavedForm, Store, Update } from './store'

const STORE = 'keyval'
const KEPT_MS = 30 * 86_400_000

interface Earlier {
  keys: readonly string[]
  /** Its last values have a database of their own. */
  measure?: string
  /** `addList` makes a list of a saved file, and returns its id. */
  valuesOf: (
    records: readonly unknown[],
    addList: (file: unknown, reading?: unknown) => string | undefined,
  ) => { values?: SavedForm['values']; lasting?: SavedForm['values'] }
}

const lookupOf = (measure: string): Earlier => ({
  keys: [`${measure} given`, `${measure} answers`],
  measure,
  valuesOf([record], addList) {
    const { given } = Object(record)
    if (given === undefined) return {}
    const { file, name, ...reading } = given
    const domains = Array.isArray(given)
      ? { text: given.join('\n') }
      : { text: '', list: addList({ file, name }, reading) }
    // Its answers count at any age.
    return { values: { domains, startedMs: 1 } }
  },
})

/** By tool: the keys of its records, and the values of today's form in them. */
const earlierForms: Readonly<Record<string, Earlier>> = {
  email: {
    keys: ['letter fields', 'letter files'],
    valuesOf: ([thread]) => ({ values: Object(thread) }),
  },
  search: {
    keys: ['search fields', 'own footprints'],
    valuesOf([fields, footprints]) {
      const { inputs, engineId, chosen } = Object(fields)
      const lasting = footprints === undefined ? undefined : { footprints }
      return { values: { ...Object(inputs), engine: engineId, lookingFor: chosen, ...lasting }, lasting }
    },
  },
  anchors: {
    keys: ['anchors fields', 'anchors files'],
    valuesOf([fields, files], addList) {
      const { exports, keywords } = Object(fields)
      if (!Array.isArray(exports)) return {}
      const exportOf = (one: unknown, at: number) => {
        const { text, chosen, ...names } = Object(one)
        // Another text was read anew.
        const reading = chosen?.text === text ? chosen?.choice : undefined
        return { ...names, rows: { text, list: addList(Array.isArray(files) ? files[at] : undefined), reading } }
      }
      return { values: { exports: exports.map(exportOf), keywords } }
    },
  },
  rating: lookupOf('Domain Rating'),
  pagerank: lookupOf('PageRank'),
  prospects: {
    keys: ['prospects fields', 'prospects files'],
    valuesOf([fields, files], addList) {
      const { text, exclude, choice, strongestBy, ...options } = Object(fields)
      const [list, excluded] = Array.isArray(files) ? files : []
      const reading = { ...choice, strongestBy }
      return {
        values: {
          ...options,
          list: { text, list: addList(list, reading), reading },
          exclude: { text: exclude, list: addList(excluded) },
        },
      }
    },
  },
}

/**
 * Saves anew what an earlier build has saved of a form since the last time, and returns whether there is any. The earlier
 * build's own records go after 30 days.
 */
export async function takeOver(store: Store, tool: string, nowMs: number): Promise<boolean> {
  const { keys = [], measure, valuesOf } = earlierForms[tool] ?? {}
  const db = await openEarlier()
  if (!db || !valuesOf) return false
  try {
    const reading = db.transaction(STORE).objectStore(STORE)
    const found = await Promise.all(keys.map((key) => resultOf<unknown>(reading.get(key))))
    const last = measure === undefined ? [] : await lastValuesOf(measure)
    if (last.length === 0 && found.every((record) => record === undefined)) return false
    const records = JSON.stringify([...found, last], replacer)
    const [taken] = await store.read('takenOver', [tool])
    const sinceMs = taken?.sinceMs ?? nowMs
    if (records === taken?.records) {
      if (nowMs - sinceMs > KEPT_MS) await remove(db, keys, measure)
      return false
    }
    const lists: Update[] = []
    const { values, lasting } = valuesOf(found, (record, reading = {}) => {
      const { file, name } = Object(record)
      if (!(file instanceof Blob) || typeof name !== 'string') return undefined
      const id = `${tool} ${nowMs} ${lists.length}`
      const list = checkList({ id, name, savedMs: nowMs, reading }) ?? { id, name, savedMs: nowMs, reading: {} }
      lists.push({ kind: 'lists', key: id, record: list }, { kind: 'files', key: id, record: file })
      return id
    })
    const updateOf = (name: string, values: SavedForm['values']): Update => {
      const form = { key: `${tool} ${name}`, tool, savedMs: nowMs, values }
      return { kind: 'forms', key: form.key, record: form }
    }
    const [, answers] = found
    await store.update([
      ...lists,
      ...(measure === undefined ? [] : last.map(([domain, value]) => siteUpdate(domain, measure, value, answers))),
      ...(values ? [updateOf('earlier', values)] : []),
      ...(lasting ? [updateOf('lasting', lasting)] : []),
      { kind: 'takenOver', key: tool, record: { key: tool, sinceMs, records } },
    ])
    return true
  } finally {
    db.close()
  }
}

/** Saves anew what an earlier build has saved of all forms, and returns whether there is any. */
export async function takeOverAll(store: Store, nowMs: number): Promise<boolean> {
  let isAny = false
  for (const tool of Object.keys(earlierForms)) isAny = (await takeOver(store, tool, nowMs)) || isAny
  return isAny
}

/** Deletes what earlier builds have saved of a form, and then what is known of it. */
export async function forgetEarlier(store: Store, tool: string): Promise<void> {
  const db = await openEarlier()
  const { keys = [], measure } = earlierForms[tool] ?? {}
  if (db) await remove(db, keys, measure).finally(() => db.close())
  await store.update([{ kind: 'takenOver', key: tool, record: undefined }])
}

/** A value that is known is replaced by a newer one alone. */
function siteUpdate(domain: string, measure: string, value: unknown, answers: unknown): Update {
  const { value: answer, atMs } = Object(answers instanceof Map ? answers.get(domain) : undefined)
  return {
    kind: 'sites',
    key: domain,
    next(site) {
      const known = Object(site?.values[measure])
      if (known.day >= Object(value).day) return site
      return { domain, values: { ...site?.values, [measure]: { ...Object(value), answer, atMs } } }
    },
  }
}

const lastName = (measure: string) => `last ${measure}`

async function lastValuesOf(measure: string): Promise<[domain: string, value: unknown][]> {
  const db = await openEarlier(lastName(measure))
  if (!db) return []
  try {
    const reading = db.transaction('values').objectStore('values')
    const [domains, values] = await Promise.all([resultOf(reading.getAllKeys()), resultOf(reading.getAll())])
    return domains.map((domain, at) => [String(domain), values[at]])
  } finally {
    db.close()
  }
}

function replacer(_: string, value: unknown): unknown {
  if (value instanceof Blob) return value.size
  return value instanceof Map ? [...value] : value
}

async function remove(db: IDBDatabase, keys: readonly string[], measure: string | undefined): Promise<void> {
  const records = db.transaction(STORE, 'readwrite').objectStore(STORE)
  await Promise.all(keys.map((key) => resultOf(records.delete(key))))
  if (measure !== undefined) indexedDB.deleteDatabase(lastName(measure))
}

async function openEarlier(name = EARLIER_DATABASE): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name)
  // There is none, and this must not make one.
  request.onupgradeneeded = () => request.transaction?.abort()
  return resultOf(request).catch(() => undefined)
}
