import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { holdRecords } from '@/tests/support/browser/hold-records'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'

test.beforeEach(({ context }) => openFolds(context))

const RATING = '/tools/domain-rating-checker'

const NOT_SAVED = 'Your browser does not let this page save the form'
const SAVED = 'This form is saved in your browser'
/** More than a link looks up by itself. */
const LONG = Array.from({ length: 11 }, (_, index) => `long-${index}.com`)

/** Each breaks a part of the browser before a page's scripts run. */
const breakages: readonly [name: string, breakIt: () => void, said: string][] = [
  ['no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: null }), NOT_SAVED],
  [
    'an IndexedDB that throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
    NOT_SAVED,
  ],
  [
    'an IndexedDB that never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    },
    NOT_SAVED,
  ],
  [
    'an IndexedDB that is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    },
    NOT_SAVED,
  ],
  [
    'neither locks nor a session',
    () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'))
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Not allowed.', 'SecurityError')
        },
      })
    },
    SAVED,
  ],
  [
    'a session that is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    },
    SAVED,
  ],
]

for (const [name, breakIt, said] of breakages) {
  test(`with ${name}, every lookup answers, and a list says once whether it is saved`, async ({ page }) => {
    await page.addInitScript(breakIt)
    await page.goto(`${RATING}?domains=dev.to`)
    await expect(page.getByLabel('Domains or URLs')).toHaveValue('dev.to')
    await look(page, 'Check Domain Rating', 'moz.com')
    await expect(page.getByText('91 / 100')).toBeVisible()
    // No form that storage gives late takes their place.
    await expect(page.getByLabel('Domains or URLs')).toHaveValue('moz.com')
    await expect(page).toHaveURL(/\?domains=moz\.com$/)
    await look(page, 'Check Domain Rating', LONG.join('\n'))
    await expect(page.getByText('Domain Rating: all 11.')).toBeVisible()
    await expect(page.getByText(said)).toHaveCount(1)
  })
}

test('with an IndexedDB that hangs and then answers, a saved form comes back underneath what was typed meanwhile', async ({
  page,
  context,
}) => {
  const saved = async () => JSON.stringify(await savedRecords(page, 'forms'))
  await page.goto('/tools/search-operators')
  await page.getByLabel('Topics').fill('saved before')
  await expect.poll(saved).toContain('saved before')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const release = await holdRecords(other)

  await page.reload()
  await page.getByLabel('Domains to leave out').fill('typed.com')
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  await release()
  await expect(page.getByLabel('Topics')).toHaveValue('saved before')
  await expect(page.getByLabel('Domains to leave out')).toHaveValue('typed.com')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect.poll(saved).toMatch(/saved before.*typed\.com|typed\.com.*saved before/)
})

async function look(page: Page, button: string, text: string): Promise<void> {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: button }).click()
}
