import type { Page } from '@playwright/test'

/** Of Playwright or of Puppeteer. */
interface Evaluating {
  evaluate(call: (kind: string) => Promise<string>, kind: string): Promise<string>
}

/** The records of a kind that the tools have saved in this browser, by their keys; as JSON has them. */
export async function savedRecords(page: Evaluating, kind: string): Promise<Record<string, Record<string, unknown>>> {
  const json = await page.evaluate(
    (kind) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tools')
        opening.onerror = reject
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(kind)
          const keys = transaction.objectStore(kind).getAllKeys()
          const records = transaction.objectStore(kind).getAll()
          transaction.oncomplete = () => {
            opening.result.close()
            const entries = keys.result.map((key, at) => [String(key), records.result[at]])
            resolve(JSON.stringify(Object.fromEntries(entries)))
          }
          transaction.onerror = reject
        }
      }),
    kind,
  )
  return JSON.parse(json)
}

/** Saves records as builds before December 2026 did, by `idb-keyval`. Each value is JavaScript. */
export function saveAsEarlier(
  page: Page,
  records: Record<string, string>,
  [database, store] = ['keyval-store', 'keyval'] as readonly string[],
): Promise<void> {
  const puts = Object.entries(records).map(([key, value]) => `records.put(${value}, ${JSON.stringify(key)})`)
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('${database}')
    opening.onupgradeneeded = () => opening.result.createObjectStore('${store}')
    opening.onerror = reject
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('${store}', 'readwrite')
      const records = transaction.objectStore('${store}')
      ${puts.join(';')}
      transaction.onerror = reject
      transaction.oncomplete = () => resolve(opening.result.close())
    }
  })`)
}
