import { checks, type Kind, type Store } from './store'

const NAME = 'tools'
const VERSION = 3

/** Records in IndexedDB. Each call rejects where the browser refuses. Nothing is opened before the first one. */
export function createIndexedDbStore(): Store {
  let opened: Promise<IDBDatabase> | undefined
  let channel: BroadcastChannel | undefined
  const openChannel = () => {
    channel ??= new BroadcastChannel(NAME)
    return channel
  }

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result
      for (const kind of Object.keys(checks))
        if (!objectStoreNames.contains(kind)) request.result.createObjectStore(kind)
    }
    const db = await resultOf(request)
    const forget = () => {
      opened = undefined
    }
    db.onclose = forget
    // A page of a later build changes the database.
    db.onversionchange = () => {
      db.close()
      forget()
    }
    return db
  }

  async function begin(kinds: readonly Kind[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    opened ??= open()
    return (await opened).transaction(kinds, mode)
  }

  return {
    async read(kind, keys) {
      const records = (await begin([kind], 'readonly')).objectStore(kind)
      return (await Promise.all(keys.map((key) => resultOf(records.get(key))))).map(checks[kind])
    },
    async readAll(kind) {
      const records = (await begin([kind], 'readonly')).objectStore(kind)
      return (await resultOf(records.getAll())).flatMap((record) => checks[kind](record) ?? [])
    },
    async keys(kind) {
      const records = (await begin([kind], 'readonly')).objectStore(kind)
      return (await resultOf(records.getAllKeys())).map(String)
    },
    async update(updates) {
      // A transaction is of at least one kind.
      if (updates.length === 0) return
      const transaction = await begin([...new Set(updates.map(({ kind }) => kind))], 'readwrite')
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      for (const { kind, key, next } of updates) {
        const records = transaction.objectStore(kind)
        const request = records.get(key)
        request.onsuccess = () => {
          try {
            const record = next(checks[kind](request.result) as never)
            if (record === undefined) records.delete(key)
            else records.put(record, key)
          } catch {
            // It cannot be made or cloned.
            transaction.abort()
          }
        }
      }
      await done
      openChannel().postMessage(updates.map(({ kind, key }) => `${kind} ${key}`))
    },
    onChange(listener) {
      const hear = ({ data }: MessageEvent<string[]>) => listener(data)
      openChannel().addEventListener('message', hear)
      return () => openChannel().removeEventListener('message', hear)
    },
    isLasting: () => true,
  }
}

/** The result of a request. Rejects where it fails, or waits for a page that does not close an older database. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => reject(new Error('The database is blocked.'))
  })
}
