import type { Page } from '@playwright/test'
import type { Site } from '@/components/store/site'

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
            resolve(
              JSON.stringify(Object.fromEntries(entries), (_, value) => (value instanceof Map ? [...value] : value)),
            )
          }
          transaction.onerror = reject
        }
      }),
    kind,
  )
  return JSON.parse(json)
}

/** Saves what is known of sites, as a tool did on an earlier visit. */
export function saveSites(page: Page, sites: readonly Site[]): Promise<void> {
  return page.evaluate(
    (sites) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tools')
        opening.onerror = reject
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('sites', 'readwrite')
          for (const site of sites) transaction.objectStore('sites').put(site, site.domain)
          transaction.onerror = reject
          transaction.oncomplete = () => resolve(opening.result.close())
        }
      }),
    sites,
  )
}

/** How many decisions the browser has saved, in all lists. */
export function savedDecisions(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tools')
        opening.onsuccess = () => {
          const lists = opening.result.transaction('lists').objectStore('lists').getAll()
          lists.onsuccess = () => {
            opening.result.close()
            resolve(lists.result.reduce((sum, { decisions }) => sum + (decisions?.size ?? 0), 0))
          }
        }
      }),
  )
}
