import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'

const faultsOf = createHtmlValidator('browser')
const CHECKER = '/tools/outreach-email-checker'
const CLEANER = '/tools/prospect-list-cleaner'
const OPERATORS = '/tools/search-operators'
const ANALYSER = '/tools/anchor-text-analyser'

const KEPT = 'This form is saved in your browser until you clear it'

/** Waits until the form is written as it is now. The page says so after its first write. */
async function isKept(page: Page) {
  await expect(page.getByText(KEPT)).toBeVisible()
  // A read waits for the write before it, and each write begins as the one before it ends.
  let before: string
  let now = await writtenFields(page)
  do [before, now] = [now, await writtenFields(page)]
  while (now !== before)
}

function writtenFields(page: Page): Promise<string> {
  const [database, records] = [OPERATORS, CLEANER].some((path) => page.url().endsWith(path))
    ? ['tools', 'forms']
    : ['keyval-store', 'keyval']
  return page.evaluate(
    ([database = '', records = '']) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = reject
        opening.onsuccess = () => {
          const reading = opening.result.transaction(records).objectStore(records).getAll()
          reading.onerror = reject
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
    [database, records],
  )
}

async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear saved data' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(KEPT)).toHaveCount(0)
}

test('the cleaner comes back with its file, its options and the chosen row', async ({ page }) => {
  await page.goto(CLEANER)
  await page.getByLabel('Drop platforms').uncheck()
  await page.getByLabel('Drop these endings').fill('.edu')
  const buffer = Buffer.from('Eins;Zwei\nPerson;Ort\nAnn;row-a.com\nBob;mit.edu\nCem;youtube.com\n')
  await page.getByLabel('Or drop a CSV').setInputFiles({ name: 'list.csv', mimeType: '', buffer })
  await page.getByRole('button', { name: 'Row 2' }).click()
  await expect(page.getByRole('heading', { name: '2 domains kept from 3 rows' })).toBeVisible()
  await isKept(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 domains kept from 3 rows' })).toBeVisible()
  await expect(page.getByText('list.csv, 1 kB')).toBeVisible()
  await expect(page.getByLabel('Drop platforms')).not.toBeChecked()
  await expect(page.getByRole('region', { name: 'Result' }).first()).not.toBeFocused()
  await clear(page)
  await expect(page.getByLabel('Your list')).toHaveValue('')
  await expect(page.getByLabel('Drop platforms')).toBeChecked()
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0)
})

test('exports come back from files and from fields, with their columns', async ({ page }) => {
  await page.goto(ANALYSER)
  const buffer = Buffer.from('Wort,Von\nhier,https://a.com/\ndort,https://b.com/\n')
  await page.getByLabel('Or drop a CSV').setInputFiles({ name: 'own.csv', mimeType: '', buffer })
  await page.getByLabel('Anchor text column').selectOption('Wort')
  await page.getByRole('button', { name: 'Add export' }).click()
  await page.getByLabel('Domain (optional)').last().fill('two.example')
  await page.getByLabel('Backlink export').fill('shoes\nred shoes')
  await page.getByLabel('Target keywords').fill('shoes')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('Done: 4 links in 2 exports.')).toBeVisible()
  await isKept(page)
  await page.reload()
  await expect(page.getByText('Done: 4 links in 2 exports.')).toBeVisible()
  await expect(page.getByText('own: column used: “Wort”')).toBeVisible()
  await expect(page.getByLabel('Domain (optional)').last()).toHaveValue('two.example')
  await expect(page.getByLabel('Target keywords')).toHaveValue('shoes')
  expect(await faultsOf(await page.getByRole('main').evaluate((main) => main.outerHTML))).toEqual([])
  expect(await findBarriers(page, 'main')).toEqual([])
  await clear(page)
  await expect(page.getByLabel('Backlink export')).toHaveValue('')
  await expect(page.getByLabel('Domain (optional)')).toHaveValue('')
})

test('the form of the search operators comes back, and a link that was changed is no longer the link', async ({
  page,
}) => {
  await page.goto(OPERATORS)
  await page.getByLabel('Topics').fill('trail running')
  await page.getByLabel('Search engine').selectOption('Bing')
  await page.getByLabel('Resource pages').uncheck()
  await isKept(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: /queries for Bing$/ })).toBeVisible()
  await expect(page.getByLabel('Topics')).toHaveValue('trail running')
  await expect(page.getByLabel('Search engine')).toHaveValue('bing')
  await expect(page.getByLabel('Resource pages')).not.toBeChecked()

  // A link shows its own set, and is nothing that the visitor filled in.
  await page.goto('/about')
  await page.goto(`${OPERATORS}#topics=linked&engine=google&for=guest-posts`)
  await expect(page.getByLabel('Topics')).toHaveValue('linked')
  await page.goto('/about')
  await page.goto(OPERATORS)
  await expect(page.getByLabel('Topics')).toHaveValue('trail running')
  await page.goto('/about')
  await page.goto(`${OPERATORS}#topics=linked&engine=google&for=guest-posts`)
  await page.getByLabel('Topics').fill('linked and changed')
  await isKept(page)
  await expect(page).toHaveURL(OPERATORS)
  await page.reload()
  await expect(page.getByLabel('Topics')).toHaveValue('linked and changed')
  await clear(page)
  await expect(page.getByLabel('Topics')).toHaveValue('')
})

test('without storage each form works, and says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: null }))
  const fields = [
    [CHECKER, 'Body'],
    [CLEANER, 'Your list'],
    [OPERATORS, 'Topics'],
    [ANALYSER, 'Backlink export'],
  ] as const
  for (const [path, label] of fields) {
    await page.goto(path)
    await page.getByLabel(label).fill('moz.com')
    await expect(page.getByText('Your browser does not let this page save the form')).toBeVisible()
  }
})
