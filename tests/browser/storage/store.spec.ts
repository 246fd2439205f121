import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { storeContract } from '@/tests/components/store/store-contract'
import { test } from '@/tests/support/browser/browser-test'
import { holdRecords } from '@/tests/support/browser/hold-records'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import type { Stored } from './store-in-page'

test.beforeEach(({ context }) => openFolds(context))

/** The store's own code, in a page of the site that has no other. */
declare const stored: Stored

let script = ''
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/browser/storage/store-in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    // The worker for many records is not there, so the page reads them itself.
    define: { 'import.meta.url': 'location.href' },
  })
  script = outputFiles[0]?.text ?? ''
})

async function open(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(script)
}

test('the store in IndexedDB keeps the rules of a store', async ({ page }) => {
  await open(page)
  const results = await page.evaluate(async () => {
    const found: [rule: string, result: string][] = []
    for (const { rule, run } of stored.storeContract) {
      found.push([rule, JSON.stringify(await run(stored.createIndexedDbStore()))])
      // Each rule begins with an empty store.
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('tools')
        deleting.onsuccess = resolve
        deleting.onerror = reject
      })
    }
    return found
  })
  expect(results.map(([rule, result]) => [rule, JSON.parse(result)])).toEqual(
    storeContract.map(({ rule, expected }) => [rule, expected]),
  )
})

test('many records are read by the page where the worker for them says nothing', async ({ page }) => {
  await open(page)
  const found = await page.evaluate(async () => {
    class SilentWorker {
      postMessage() {}
      terminate() {}
    }
    Object.assign(globalThis, { Worker: SilentWorker })
    const store = stored.createIndexedDbStore()
    const domains = Array.from({ length: 600 }, (_, at) => `${at}.com`)
    await store.update(domains.map((domain) => ({ kind: 'sites', key: domain, next: () => ({ domain, values: {} }) })))
    return (await store.readAll('sites')).length
  })
  expect(found).toBe(600)
})

test('records are there after a reload, and one that does not fit is dropped alone', async ({ page }) => {
  await open(page)
  await page.evaluate(async () => {
    const store = stored.createIndexedDbStore()
    const form = (key: string) => ({ key, tool: 'test', savedMs: 1, values: {} })
    await store.update([
      { kind: 'forms', key: 'a', next: () => form('a') },
      { kind: 'forms', key: 'b', next: () => ({ ...form('b'), savedMs: 'yesterday' as unknown as number }) },
    ])
  })
  await open(page)
  const found = await page.evaluate(async () => {
    const store = stored.createIndexedDbStore()
    const [all, read] = [await store.readAll('forms'), await store.read('forms', ['a', 'b'])]
    return [all.map(({ key }) => key), read.map((form) => form?.key ?? 'none')]
  })
  expect(found).toEqual([['a'], ['a', 'none']])
})

test('a database of the version before keeps its records, and takes new kinds', async ({ page }) => {
  await open(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tools', 2)
        opening.onupgradeneeded = () => {
          for (const kind of ['forms', 'lists', 'files', 'sites']) opening.result.createObjectStore(kind)
        }
        opening.onerror = reject
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('forms', 'readwrite')
          transaction.objectStore('forms').put({ key: 'a', tool: 'test', savedMs: 1, values: {} }, 'a')
          transaction.oncomplete = () => resolve(opening.result.close())
        }
      }),
  )
  const found = await page.evaluate(async () => {
    const store = stored.createIndexedDbStore()
    await store.update([
      { kind: 'excluded', key: 'own.com', next: () => ({ domain: 'own.com', why: 'own', savedMs: 1 }) },
    ])
    return [await store.keys('forms'), await store.readAll('excluded')]
  })
  expect(found).toEqual([['a'], [{ domain: 'own.com', why: 'own', savedMs: 1 }]])
})

test('a page hears what another one has written, and not what it writes itself', async ({ page, context }) => {
  await open(page)
  await page.evaluate(async () => {
    const store = stored.createIndexedDbStore()
    const heard: string[] = []
    Object.assign(window, { heard })
    const end = store.onChange((changed) => {
      heard.push(...changed)
      if (heard.includes('forms last')) end()
    })
    await store.update([
      { kind: 'forms', key: 'own', next: () => ({ key: 'own', tool: 'test', savedMs: 1, values: {} }) },
    ])
  })
  const other = await context.newPage()
  await open(other)
  const write = (key: string) =>
    other.evaluate(
      (name) =>
        stored
          .createIndexedDbStore()
          .update([{ kind: 'forms', key: name, next: () => ({ key: name, tool: 'test', savedMs: 1, values: {} }) }]),
      key,
    )
  for (const key of ['first', 'last', 'unheard']) await write(key)
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(['forms first', 'forms last'])
})

/** Two pages with the store; the second one holds the records. */
async function held(page: Page, other: Page) {
  await open(page)
  await page.evaluate(async () => {
    const store = stored.createStoreWithFallback()
    const put = (key: string) =>
      store.update([
        {
          kind: 'forms',
          key,
          next: (now) => ({ key, tool: 'test', savedMs: 1, values: { count: Number(now?.values.count ?? 0) + 1 } }),
        },
      ])
    const replace = (key: string, count: number) =>
      store.update([{ kind: 'forms', key, record: { key, tool: 'test', savedMs: 1, values: { count } } }])
    Object.assign(window, { store, put, replace })
    await put('a')
  })
  await open(other)
  return holdRecords(other)
}

type InPage = {
  store: ReturnType<Stored['createStoreWithFallback']>
  put: (key: string) => Promise<void>
  replace: (key: string, count: number) => Promise<void>
}

test('a store that hangs for seconds gets all updates in order when it answers, each once, and saves again', async ({
  page,
  context,
}) => {
  const release = await held(page, await context.newPage())
  const meanwhile = await page.evaluate(async () => {
    const { store, put, replace } = window as unknown as InPage
    // The first ones are given up after five seconds. The replacement is being committed, so it cannot be.
    await Promise.all([put('a'), replace('b', 10), put('b')])
    await put('b')
    await replace('c', 1)
    const [a, b] = await store.read('forms', ['a', 'b'])
    return [store.isLasting(), store.isLate(), a?.values.count, b?.values.count]
  })
  expect(meanwhile).toEqual([false, true, 1, 12])
  await release()
  const isLasting = () => page.evaluate(() => (window as unknown as InPage).store.isLasting())
  await expect.poll(isLasting).toBe(true)
  await page.evaluate(() => (window as unknown as InPage).put('c'))
  const counts = Object.entries(await savedRecords(page, 'forms')).map(([key, { values }]) => [
    key,
    Object(values).count,
  ])
  expect(Object.fromEntries(counts)).toEqual({ a: 2, b: 12, c: 2 })
})

test('an update that is given up is not made later', async ({ page, context }) => {
  await open(page)
  await page.evaluate(() => stored.createIndexedDbStore().keys('forms'))
  const other = await context.newPage()
  await open(other)
  const release = await holdRecords(other)
  const updating = page.evaluate(async () => {
    const giveUp = new AbortController()
    const store = stored.createIndexedDbStore()
    const next = () => ({ key: 'a', tool: 'test', savedMs: 1, values: {} })
    const updated = store.update([{ kind: 'forms', key: 'a', next }], giveUp.signal)
    giveUp.abort()
    return updated.then(
      () => 'made',
      () => 'given up',
    )
  })
  await release()
  expect(await updating).toBe('given up')
  expect(await savedRecords(page, 'forms')).toEqual({})
})
