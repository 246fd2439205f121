import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { saveAsEarlier } from '@/tests/support/browser/saved-records'

const COMPARE = '/tools/compare-domains'
const tools = [
  { path: '/tools/domain-rating-checker', button: 'Check Domain Rating', what: 'Domain Rating', shown: '91 / 100' },
  { path: '/tools/pagerank-checker', button: 'Check PageRank', what: 'PageRank', shown: '5.59 / 10' },
] as const

const NOT_KEPT = 'Your browser does not let this page save the form'
const KEPT = 'This form is saved in your browser'
/** Long enough to be kept. */
const LONG = Array.from({ length: 11 }, (_, index) => `long-${index}.com`)

/** Each breaks a part of the browser before a page's scripts run. */
const breakages: readonly [name: string, breakIt: () => void, said: string][] = [
  ['no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: null }), NOT_KEPT],
  [
    'an IndexedDB that throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
    NOT_KEPT,
  ],
  [
    'an IndexedDB that never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    },
    NOT_KEPT,
  ],
  [
    'locks that are refused',
    () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'))
    },
    KEPT,
  ],
]

for (const [name, breakIt, said] of breakages) {
  test(`with ${name}, every lookup answers, and a list says once whether it is kept`, async ({ page }) => {
    await page.addInitScript(breakIt)
    for (const { path, button, what, shown } of tools) {
      await page.goto(`${path}?domains=moz.com`)
      await expect(page.getByText(shown)).toBeVisible()
      await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
      await look(page, button, LONG.join('\n'))
      await expect(page.getByText(`Done. ${what} looked up for 11 of 11 domains.`)).toBeVisible()
      await expect(page.getByText(said)).toHaveCount(1)
    }
    await page.goto(COMPARE)
    await look(page, 'Compare', 'moz.com')
    await expect(page.getByRole('table', { name: 'PageRank, 0 to 10' })).toContainText('5.59')
    await page.goto('/')
    await page.getByLabel('Is a site worth pitching?').fill('moz.com')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('91 / 100')).toBeVisible()
  })
}

test('an answer is not held up by storage that answers late', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto('/tools/domain-rating-checker?domains=dev.to')
  await look(page, 'Check Domain Rating', 'moz.com')
  await expect(page.getByText('91 / 100')).toBeVisible()
  await expect(page.getByLabel('Domains or URLs')).toHaveValue('moz.com')
  await expect(page).toHaveURL(/\?domains=moz\.com$/)
})

/** `kept-record.test.ts` has all others. */
const RECORD = 'new Map([["moz.com", null]])'

test('a checker drops what does not fit where it keeps its answers, its list or a handed list', async ({ page }) => {
  const [{ path, button, what, shown }] = tools
  const given = JSON.stringify({ given: LONG, search: '' })
  await put(page, { [`${what} given`]: given, [`${what} answers`]: RECORD })
  await page.goto(path)
  await expect(page.getByText(`Done. ${what} looked up for 11 of 11 domains.`)).toBeVisible()
  await look(page, button, 'moz.com')
  await expect(page.getByText(shown)).toBeVisible()

  await put(page, { [`${what} given`]: RECORD, [`handed to ${path}`]: RECORD })
  await page.goto(path)
  await look(page, button, 'moz.com')
  await expect(page.getByText(shown)).toBeVisible()
  await expect(page.getByText('still saved in this browser')).toHaveCount(0)
})

const forms = [
  ['letter', '/tools/outreach-email-checker', 'Body'],
  ['prospects', '/tools/prospect-list-cleaner', 'Your list'],
  ['search', '/tools/search-operators', 'Topics'],
  ['anchors', '/tools/anchor-text-analyser', 'Backlink export'],
] as const

for (const [form, path, label] of forms) {
  test(`${path} drops a form that does not fit, and keeps the next one`, async ({ page }) => {
    const record = '{ exports: [7], keywords: "", site: "" }'
    await put(page, { [`${form} fields`]: record, [`${form} files`]: record })
    await page.goto(path)
    await expect(page.getByText('Try an example')).toBeVisible()
    // Nobody hears what is typed before hydration, so it is typed again.
    await expect(async () => {
      await page.getByLabel(label).fill('')
      await page.getByLabel(label).fill('moz.com')
      await expect(page.getByText('This form is saved')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 100_000 })
  })
}

test('the comparison drops a handed list that does not fit', async ({ page }) => {
  await put(page, { [`handed to ${COMPARE}`]: '({})' })
  await page.goto(`${COMPARE}?domains=moz.com`)
  await expect(page.getByRole('table', { name: 'PageRank, 0 to 10' })).toContainText('5.59')
})

async function look(page: Page, button: string, text: string): Promise<void> {
  await page.getByLabel('Domains or URLs').fill(text)
  await page.getByRole('button', { name: button }).click()
}

/** It leaves the page for a file, which opens sooner. */
async function put(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt')
  await saveAsEarlier(page, values)
}
