import { runWorker } from '@/components/workers/run-worker'
import { DATABASE, openDatabase, resultOf } from './database'
import type { ReadAllJob } from './read-all-worker'
import type { Kind, Store } from './store'
import { createVersions } from './versions'

/** There may be thousands of these, and JSON holds them whole. */
const COUNTLESS: ReadonlySet<Kind> = new Set(['sites', 'excluded'])
/** More records than these are read in a worker. */
const MANY = 500
/** Its script may load slowly. The page reads them itself then, before the whole store is given up. */
const WORKER_DEADLINE_MS = 1_500

/** Records in IndexedDB. Each call rejects where the browser refuses. Nothing is opened before the first one. */
export function createIndexedDbStore(): Store {
  const versions = createVersions()
  let opened: Promise<IDBDatabase> | undefined
  let channel: BroadcastChannel | undefined
  const openChannel = () => {
    channel ??= new BroadcastChannel(DATABASE)
    return channel
  }

  async function open(): Promise<IDBDatabase> {
    const db = await openDatabase()
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
      const stored = await Promise.all(keys.map((key) => resultOf(records.get(key))))
      return stored.map((one) => versions.open(kind, one))
    },
    async readAll(kind, measure) {
      const records = async () => (await begin([kind], 'readonly')).objectStore(kind)
      const isLong = COUNTLESS.has(kind) && (await resultOf((await records()).count())) > MANY
      const many = isLong && (await readInWorker({ kind, measure }).catch(() => undefined))
      const stored: unknown[] = many || (await resultOf((await records()).getAll()))
      return stored.flatMap((one) => versions.open(kind, one) ?? [])
    },
    async keys(kind) {
      const records = (await begin([kind], 'readonly')).objectStore(kind)
      return (await resultOf(records.getAllKeys())).map(String)
    },
    async update(updates, signal) {
      // A transaction is of at least one kind.
      if (updates.length === 0) return
      const transaction = await begin([...new Set(updates.map(({ kind }) => kind))], 'readwrite')
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      const tryTo = (call: () => void) => {
        try {
          call()
        } catch {
          // A record cannot be made or cloned, or nobody waits for it any more.
          transaction.abort()
        }
      }
      tryTo(() => {
        for (const update of updates) {
          const { kind, key } = update
          const records = transaction.objectStore(kind)
          const write = (stored: unknown) => {
            signal?.throwIfAborted()
            const record = versions.after(update, stored)
            return record === undefined ? records.delete(key) : records.put(record, key)
          }
          if (update.next) {
            const request = records.get(key)
            request.onsuccess = () => tryTo(() => write(request.result))
          } else write(undefined)
        }
        // Browsers drop what is not committed when the page is left.
        if (updates.every(({ next }) => !next)) transaction.commit()
      })
      await done
      openChannel().postMessage(updates.map(({ kind, key }) => `${kind} ${key}`))
    },
    onChange(listener) {
      const hear = ({ data }: MessageEvent<string[]>) => listener(data)
      openChannel().addEventListener('message', hear)
      return () => openChannel().removeEventListener('message', hear)
    },
    isLasting: () => true,
    isLate: () => false,
    ...versions.ofStore,
  }
}

/** To receive five thousand records as they are would hold up the page four times as long as to parse them. */
async function readInWorker(job: ReadAllJob): Promise<unknown[]> {
  const worker = new Worker(new URL('./read-all-worker.ts', import.meta.url), { type: 'module' })
  return JSON.parse(await runWorker<string>(worker, job, { deadlineMs: WORKER_DEADLINE_MS }))
}
