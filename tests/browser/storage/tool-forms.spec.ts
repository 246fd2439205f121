import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'

test.beforeEach(({ context }) => openFolds(context))

const BUILDER = '/tools/search-operators'
const CHECKER = '/tools/outreach-email-checker'
const SAVED = 'This form is saved in your browser until you clear it'

const topics = (page: Page) => page.getByLabel('Topics')
const footprints = (page: Page) => page.getByLabel('Your own footprints')

/** Waits until this page has written its form as it is now. */
async function isWritten(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain(text)
}

/** Opens the builder. Its scripts run once the returned function is called. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  let run = () => {}
  const isWanted = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto(BUILDER, { waitUntil: 'commit' })
  return run
}

test('what is entered before the script runs is taken, and a brand chooses what needs it', async ({ page }) => {
  const run = await openBeforeScripts(page)
  await topics(page).fill('trail running')
  await page.getByLabel('Search engine').selectOption('Bing')
  await page.getByLabel('Resource pages').uncheck()
  await page.getByLabel('Your brand').fill('Acme')
  run()
  await expect(page.getByRole('heading', { name: /queries for Bing$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Queries' }).getByRole('heading', { level: 3 })).toHaveText([
    'Guest posts',
    'Unlinked brand mentions',
  ])
  await expect(topics(page)).toHaveValue('trail running')
  await isWritten(page, '"lookingFor":["guest-posts","unlinked-mentions"]')
})

test('each tab has its form, a new one begins with a copy of the newest, and a duplicated one with its original’s', async ({
  page,
  context,
}) => {
  await page.goto(BUILDER)
  await topics(page).fill('one')
  await footprints(page).fill('mine')
  await isWritten(page, '"topics":"one"')
  const other = await context.newPage()
  await other.goto(BUILDER)
  await expect(topics(other)).toHaveValue('one')
  await topics(other).fill('two')
  await isWritten(other, '"topics":"two"')

  // A window that a page opens gets a copy of its session, as a duplicated tab does.
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(window.location.href))
  const duplicate = await opening
  await expect(topics(duplicate)).toHaveValue('one')
  await topics(duplicate).fill('three')
  await isWritten(duplicate, '"topics":"three"')
  for (const [tab, text] of [
    [page, 'one'],
    [other, 'two'],
    [duplicate, 'three'],
  ] as const) {
    await tab.reload()
    await expect(topics(tab)).toHaveValue(text)
    await expect(footprints(tab)).toHaveValue('mine')
  }

  await other.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(topics(other)).toHaveValue('')
  await expect(other.getByText(SAVED)).toHaveCount(0)
  const fresh = await context.newPage()
  await fresh.goto(BUILDER)
  await expect(fresh.getByRole('button', { name: 'Try an example' })).toBeVisible()
  await topics(fresh).fill('four')
  await expect(fresh.getByText(SAVED)).toBeVisible()
  await expect(footprints(fresh)).toHaveValue('')
})

test('an example and a link are undone, and the form is as it was', async ({ page }) => {
  await page.goto(BUILDER)
  await footprints(page).fill('mine')
  await isWritten(page, '"footprints":"mine"')
  await page.getByRole('button', { name: 'Try an example' }).click()
  await expect(page.getByLabel('Your brand')).toHaveValue('Harzpfad Shoes')
  await expect(page.getByLabel('Competitor mentions')).toBeChecked()
  await expect(footprints(page)).toHaveValue('mine')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Your brand')).toHaveValue('')
  await expect(page.getByLabel('Competitor mentions')).not.toBeChecked()

  await topics(page).fill('my topic')
  await isWritten(page, 'my topic')
  await page.goto(`${BUILDER}#topics=linked&footprints=theirs&engine=bing&for=roundups`)
  await expect(topics(page)).toHaveValue('linked')
  await expect(footprints(page)).toHaveValue('theirs')
  await expect(page.getByText('These entries came with the link.')).toBeVisible()
  await page.getByLabel('Your domain').fill('own.com')
  await expect(page).toHaveURL(BUILDER)
  await isWritten(page, '"topics":"linked"')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(topics(page)).toHaveValue('my topic')
  await expect(page.getByLabel('Your domain')).toHaveValue('')
  await expect(page.getByLabel('Search engine')).toHaveValue('google')
  await expect(page.getByLabel('Guest posts')).toBeChecked()
  await page.reload()
  await expect(topics(page)).toHaveValue('my topic')
  await expect(footprints(page)).toHaveValue('mine')
})

test('follow-ups come and go, and survive a reload', async ({ page }) => {
  await page.goto(CHECKER)
  const followUp = (number: number) => page.getByRole('textbox', { name: `Follow-up ${number}` })
  await page.getByLabel('Body').fill('Hi Ada,')
  await page.getByRole('button', { name: 'Add follow-up' }).click()
  await followUp(1).fill('first')
  await page.getByRole('button', { name: 'Add follow-up' }).click()
  await expect(page.getByRole('button', { name: 'Add follow-up' })).toHaveCount(0)
  await followUp(2).fill('first')
  await isWritten(page, '"followUps":["first","first"]')
  await followUp(2).fill('second')
  await isWritten(page, '"followUps":["first","second"]')
  await page.reload()
  await expect(followUp(2)).toHaveValue('second')
  await expect(page.getByRole('region', { name: 'Report' }).locator('h2:focus')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove follow-up 1' }).click()
  await expect(followUp(1)).toHaveValue('second')
  await expect(followUp(2)).toHaveCount(0)
  await isWritten(page, '"followUps":["second"]')

  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(followUp(1)).toHaveCount(0)
  // No form is left, but the time at which they were cleared.
  await expect.poll(async () => Object.keys(await savedRecords(page, 'forms'))).toEqual(['email cleared'])
  await page.getByRole('button', { name: 'Try an example' }).click()
  await expect(followUp(1)).toHaveValue(/^Hi Ines,/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(followUp(1)).toHaveCount(0)
  await expect(page.getByLabel('Body')).toHaveValue('')
})

test('what a newer build has saved is left as it is, and each page says so once', async ({ page }) => {
  await page.goto(BUILDER)
  await topics(page).fill('older')
  await isWritten(page, '"topics":"older"')
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tools')
        opening.onerror = reject
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['forms', 'lists'], 'readwrite')
          transaction.objectStore('lists').put({ id: '1', version: 2 }, '1')
          const forms = transaction.objectStore('forms')
          const keys = forms.getAllKeys()
          keys.onsuccess = () => {
            for (const key of keys.result) forms.put({ topics: 'newer', version: 2 }, key)
          }
          transaction.onerror = reject
          transaction.oncomplete = () => resolve(opening.result.close())
        }
      }),
  )
  const said = page.getByText('A newer version of this site has saved data')
  await page.reload()
  await expect(said).toHaveCount(1)
  await topics(page).fill('over it')
  await page.goto('/tools/your-lists')
  await expect(said).toHaveCount(1)
  await expect(page.getByText('No lists yet')).toHaveCount(0)
  expect(JSON.stringify(await savedRecords(page, 'forms'))).toContain('"topics":"newer"')
  expect(JSON.stringify(await savedRecords(page, 'forms'))).not.toContain('over it')
  expect(Object.keys(await savedRecords(page, 'lists'))).toEqual(['1'])
})
