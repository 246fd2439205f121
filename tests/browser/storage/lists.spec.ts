import { expect, type Page } from '@playwright/test'
import { findBarriers } from '@/tests/support/browser/axe'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { createHtmlValidator } from '@/tests/support/responses/html-validator'

test.beforeEach(({ context }) => openFolds(context))

const faultsOf = createHtmlValidator('browser')

const CLEANER = '/tools/prospect-list-cleaner'
const RATING = '/tools/domain-rating-checker'
const ANALYSER = '/tools/anchor-text-analyser'

const drop = (page: Page, name: string, text: string) =>
  page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })

async function askedDomains(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(...searchParams.values())
  })
  return () => asked.toSorted()
}

test('one tab asks at a time: the other shows its values, and goes on when that one is closed', async ({
  page,
  context,
}) => {
  const names = Array.from({ length: 11 }, (_, index) => `turn-${index}.com`)
  const asked = await askedDomains(page)
  await page.goto(RATING)
  // Six are answered, and the others wait in this tab.
  await page.route('**/api/domain-rating**', (route) => (asked().length > 6 ? undefined : route.fallback()))
  await page.getByLabel('Domains or URLs').fill(names.join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect.poll(async () => Object.keys(await savedRecords(page, 'sites'))).toHaveLength(6)

  const other = await context.newPage()
  const askedByOther = await askedDomains(other)
  await other.goto(RATING)
  await expect(other.getByText('Another tab is looking up a list')).toBeVisible()
  await expect(other.getByRole('cell', { name: '/ 100' })).toHaveCount(6)
  expect(askedByOther()).toEqual([])
  await page.close()
  await expect(other.getByText('Domain Rating: all 11.')).toBeVisible()
  expect(askedByOther()).toHaveLength(5)
})

/** Two exports, from a file whose column was chosen and from a field. */
async function analyseTwo(page: Page): Promise<void> {
  await page.goto(ANALYSER)
  await drop(page, 'own.csv', 'Wort,Von\nhier,https://a.com/\ndort,https://b.com/\n')
  await page.getByLabel('Anchor text column').selectOption('Wort')
  await page.getByRole('button', { name: 'Add export' }).click()
  await page.getByLabel('Domain (optional)').last().fill('two.example')
  await page.getByLabel('Backlink export').fill('shoes\nred shoes')
  await page.getByLabel('Target keywords').fill('shoes')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('Done: 4 links in 2 exports.')).toBeVisible()
  await expect.poll(async () => JSON.stringify(await savedRecords(page, 'forms'))).toContain('"keywords":"shoes"')
}

test('exports come back from files and from fields, with their columns, after a list of another tool', async ({
  page,
}) => {
  await analyseTwo(page)
  await page.goto(CLEANER)
  await drop(
    page,
    'links.csv',
    'Export of today,,\nSource,Anchor\nhttps://c.com/,one\nhttps://c.com/2,two\nhttps://d.com/,three\n',
  )
  await expect(page.getByRole('heading', { name: '2 domains kept from 3 rows' })).toBeVisible()
  const lists = async () => Object.entries(await savedRecords(page, 'lists'))
  const idOf = async () => (await lists()).find(([, { name }]) => name === 'links.csv')?.[0]
  await expect.poll(idOf).toBeDefined()
  await page.goto(`${ANALYSER}#list=${await idOf()}`)
  await expect(page.getByText('Done: 7 links in 3 exports.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Export 1' }).getByText('links.csv, 1 kB')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Export 2' }).getByText('own.csv, 1 kB')).toBeVisible()
  await expect(page).toHaveURL(ANALYSER)
  await page.reload()
  await expect(page.getByText('Done: 7 links in 3 exports.')).toBeVisible()
  await expect(page.getByText('own: column used: “Wort”')).toBeVisible()
  await expect(page.getByLabel('Domain (optional)').last()).toHaveValue('two.example')
  await expect(page.getByLabel('Target keywords')).toHaveValue('shoes')
  await expect(page.locator('section h2:focus')).toHaveCount(0)
  expect(await faultsOf(await page.getByRole('main').evaluate((main) => main.outerHTML))).toEqual([])
  expect(await findBarriers(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(page.getByRole('group', { name: 'Export', exact: true })).toHaveCount(1)
  await expect(page.getByLabel('Backlink export')).toHaveValue('')
  await expect(page.getByLabel('Domain (optional)')).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0)
  // The cleaner's form still has it.
  await expect.poll(async () => Object.keys(await savedRecords(page, 'files'))).toEqual([await idOf()])
})

test('an export that is added waits, one that is removed goes from the result, and columns are those of the others', async ({
  page,
}) => {
  await analyseTwo(page)
  await page.getByRole('button', { name: 'Add export' }).click()
  await page.getByLabel('Backlink export').last().fill('not yet')
  await expect(page.getByText('Done: 4 links in 2 exports.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove export 1' }).click()
  await expect(page.getByText('Done: 3 links in 2 exports.')).toBeVisible()
  await expect(page.getByText('own.csv')).toHaveCount(0)
  await expect(page.getByLabel('Backlink export').first()).toHaveValue('shoes\nred shoes')
  await expect(page.locator('section h2:focus')).toHaveCount(0)
  await page.getByLabel('Backlink export').last().fill('Wort,Von\nhier,https://a.com/\n')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await page.getByLabel('Anchor text column').selectOption('Wort')
  await expect(page.getByText('Done: 3 links in 2 exports.')).toBeVisible()
})
