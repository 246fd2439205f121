import type { Page } from '@playwright/test'

/** Keeps every other page from the records of the tools, as a slow disk does, until the function that it returns is called. */
export async function holdRecords(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tools')
        opening.onerror = reject
        opening.onsuccess = () => {
          const db = opening.result
          const records = db.transaction(db.objectStoreNames, 'readwrite').objectStore('forms')
          Object.assign(window, { isHeld: true })
          // A transaction ends when nothing more is asked of it.
          const ask = () => {
            records.get('none').onsuccess = () => {
              resolve()
              if ('isHeld' in window && window.isHeld) ask()
              else db.close()
            }
          }
          ask()
        }
      }),
  )
  return () => page.evaluate(() => void Object.assign(window, { isHeld: false }))
}
