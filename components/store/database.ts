import { kinds } from './store'

export const DATABASE = 'tools'
const VERSION = 3

export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result
    for (const kind of Object.keys(kinds)) if (!objectStoreNames.contains(kind)) request.result.createObjectStore(kind)
  }
  return resultOf(request)
}

/** The result of a request. Rejects where it fails, or waits for a page that does not close an older database. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => reject(new Error('The database is blocked.'))
  })
}
