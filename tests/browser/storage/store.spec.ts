import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { storeContract } from '@/tests/components/store/store-contract'
import { test } from '@/tests/support/browser/browser-test'
import { saveAsEarlier, savedRecords } from '@/tests/support/browser/saved-records'
import type { Stored } from './store-in-page'

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
          for (const kind of ['forms', 'lists', 'files', 'sites', 'takenOver']) opening.result.createObjectStore(kind)
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

/** Plain records of an earlier build. */
const putEarlier = (page: Page, records: Record<string, unknown>) =>
  saveAsEarlier(page, Object.fromEntries(Object.entries(records).map(([key, value]) => [key, JSON.stringify(value)])))

const takeOver = (page: Page, day: number, tool = 'search') =>
  page.evaluate(
    async ([name, nowMs]) => {
      const store = stored.createIndexedDbStore()
      const isTaken = await stored.takeOver(store, name, nowMs)
      const [form] = await store.read('forms', [`${name} earlier`])
      return [isTaken, form?.savedMs, form?.values]
    },
    [tool, day * 86_400_000] as const,
  )

test('an earlier build’s form is taken over once, again where a page of it has written since, and goes after 30 days', async ({
  page,
}) => {
  await open(page)
  expect(await takeOver(page, 1)).toEqual([false, undefined, undefined])
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).not.toContain('keyval-store')

  const inputs = { topics: 'trail running', footprints: 'from a link' }
  const fields = { inputs, engineId: 'bing', chosen: ['roundups'] }
  const values = { topics: 'trail running', engine: 'bing', lookingFor: ['roundups'], footprints: 'my own' }
  await putEarlier(page, { 'search fields': fields, 'own footprints': 'my own', 'letter fields': { body: 'Hi' } })
  expect(await takeOver(page, 10)).toEqual([true, 10 * 86_400_000, values])
  expect(await takeOver(page, 11)).toEqual([false, 10 * 86_400_000, values])
  await putEarlier(page, { 'search fields': { ...fields, engineId: 'google' } })
  expect(await takeOver(page, 12)).toEqual([true, 12 * 86_400_000, { ...values, engine: 'google' }])
  expect(await takeOver(page, 39)).toEqual([false, expect.anything(), expect.anything()])
  expect(await earlierKeys(page)).toEqual(['letter fields', 'own footprints', 'search fields'])
  await takeOver(page, 41)
  expect(await earlierKeys(page)).toEqual(['letter fields'])
})

test('an earlier build’s pitch is taken over with its follow-ups', async ({ page }) => {
  await open(page)
  const thread = { site: '', subject: 'A map', body: 'Hi', followUps: ['Hi again'] }
  await putEarlier(page, { 'letter fields': thread, 'letter files': [], 'search fields': {} })
  expect(await takeOver(page, 10, 'email')).toEqual([true, 10 * 86_400_000, thread])
  await takeOver(page, 41, 'email')
  expect(await earlierKeys(page)).toEqual(['search fields'])
})

test('an earlier build’s file becomes a list, with how it was read', async ({ page }) => {
  await open(page)
  await saveAsEarlier(page, {
    'prospects fields':
      '{ text: "", exclude: "pitched.org", onlyEndings: ".de", withoutEndings: "", dropsPlatforms: false, choice: { sheet: 0, header: 1, column: 2 }, strongestBy: 3 }',
    'prospects files': '[{ file: new File(["Eins;Zwei"], "list.csv"), name: "list.csv" }, undefined]',
  })
  const id = `prospects ${10 * 86_400_000} 0`
  expect(await takeOver(page, 10, 'prospects')).toEqual([
    true,
    10 * 86_400_000,
    {
      list: { text: '', list: id, reading: { sheet: 0, header: 1, column: 2, strongestBy: 3 } },
      exclude: { text: 'pitched.org', list: undefined },
      onlyEndings: '.de',
      withoutEndings: '',
      dropsPlatforms: false,
    },
  ])
  expect(await savedRecords(page, 'lists')).toMatchObject({
    [id]: { name: 'list.csv', reading: { sheet: 0, header: 1, column: 2, strongestBy: 3 } },
  })
  expect(Object.keys(await savedRecords(page, 'files'))).toEqual([id])
  expect((await takeOver(page, 11, 'prospects'))[0]).toBe(false)
})

test('an earlier build’s exports are taken over, with their files and columns', async ({ page }) => {
  await open(page)
  await saveAsEarlier(page, {
    'anchors fields': `{
      exports: [
        { domain: "own.com", brands: "Own", text: "", chosen: { choice: { sheet: 0, header: 0, columns: { anchor: 1 } }, text: "" } },
        { domain: "", brands: "", text: "shoes", chosen: { choice: { header: 2 }, text: "hats" } },
      ],
      keywords: "shoes",
    }`,
    'anchors files': '[{ file: new File(["Wort,Von"], "own.csv"), name: "own.csv" }, undefined]',
  })
  const id = `anchors ${10 * 86_400_000} 0`
  const reading = { sheet: 0, header: 0, columns: { anchor: 1 } }
  const exports = [
    { domain: 'own.com', brands: 'Own', rows: { text: '', list: id, reading } },
    { domain: '', brands: '', rows: { text: 'shoes', list: undefined, reading: undefined } },
  ]
  expect(await takeOver(page, 10, 'anchors')).toEqual([true, 10 * 86_400_000, { exports, keywords: 'shoes' }])
  expect(await savedRecords(page, 'lists')).toMatchObject({ [id]: { name: 'own.csv' } })
  expect(Object.keys(await savedRecords(page, 'files'))).toEqual([id])
})

/** Every tool. */
const TOOLS = { anchors: 'anchors', email: 'letter', prospects: 'prospects', rating: 'Domain Rating', search: 'search' }

test('records of an earlier build that do not fit stop nothing', async ({ page }) => {
  await open(page)
  for (const record of ['7', 'null', '{ exports: [7], given: 7 }', 'new Map([["moz.com", null]])']) {
    for (const [tool, name] of Object.entries(TOOLS)) {
      const keys = ['fields', 'files', 'given', 'answers'].map((kind) => `${name} ${kind}`)
      await saveAsEarlier(page, Object.fromEntries(keys.map((key) => [key, record])))
      expect((await takeOver(page, 10, tool))[0], `${tool}, ${record}`).toBe(true)
    }
  }
})

test('an earlier build’s run becomes a list and what is known of its sites, and a newer value stays', async ({
  page,
}) => {
  await open(page)
  const atMs = Date.UTC(2026, 10, 20)
  await saveAsEarlier(page, {
    'Domain Rating given': '{ given: ["moz.com", "dev.to"], search: "" }',
    'Domain Rating answers': `new Map([["moz.com", { value: 91, atMs: ${atMs} }]])`,
  })
  const last = { 'moz.com': '{ value: 91, day: "2026-11-20" }', 'dev.to': '{ value: 88, day: "2026-11-01" }' }
  await saveAsEarlier(page, last, ['last Domain Rating', 'values'])
  const known = { value: 89, day: '2026-11-22' }
  await page.evaluate(
    (known) =>
      stored.createIndexedDbStore().update([
        {
          kind: 'sites',
          key: 'dev.to',
          next: () => ({ domain: 'dev.to', values: { 'Domain Rating': known, PageRank: 1 } }),
        },
      ]),
    known,
  )
  expect((await takeOver(page, 10, 'rating'))[2]).toEqual({
    domains: { text: 'moz.com\ndev.to' },
    startedMs: 1,
  })
  expect(await savedRecords(page, 'sites')).toEqual({
    'moz.com': { domain: 'moz.com', values: { 'Domain Rating': { value: 91, day: '2026-11-20', answer: 91, atMs } } },
    'dev.to': { domain: 'dev.to', values: { 'Domain Rating': known, PageRank: 1 } },
  })
  await takeOver(page, 41, 'rating')
  expect(await earlierKeys(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('last Domain Rating')
})

test('what an earlier build has saved is deleted on demand', async ({ page }) => {
  await open(page)
  await putEarlier(page, { 'search fields': {}, 'own footprints': 'my own', 'letter fields': {} })
  expect((await takeOver(page, 10))[0]).toBe(true)
  const left = await page.evaluate(async () => {
    const store = stored.createIndexedDbStore()
    await stored.forgetEarlier(store, 'search')
    return store.readAll('takenOver')
  })
  expect(left).toEqual([])
  expect(await earlierKeys(page)).toEqual(['letter fields'])
})

function earlierKeys(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onerror = reject
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          reading.onerror = reject
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )
}
