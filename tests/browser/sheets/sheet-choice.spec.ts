import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readTables } from '@/components/list-reading/read-tables'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const RATING = '/tools/domain-rating-checker'
const ANALYSER = '/tools/anchor-text-analyser'

async function drop(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: '', buffer })
}

const corpus = (file: string) => readFile(`tests/app/tools/corpus/files/${file}`)

test('a workbook with a cover sheet waits until its sheet was seen, and comes back as a workbook', async ({
  page,
  site,
}) => {
  const before = site.providers.calls.length
  await page.goto(RATING)
  await drop(page, 'cover-sheet.xlsx', await corpus('cover-sheet.xlsx'))
  await expect(page.getByText('Check the column first')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Spreadsheet', exact: true })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Sheet', exact: true }).locator('option:checked')).toHaveText(
    'Links, 10 sites',
  )
  await expect(page.getByLabel('URL column').locator('option:checked')).toHaveText('Quelle')
  expect(site.providers.calls).toHaveLength(before)

  await page.getByRole('button', { name: /^Look up \d+ sites$/ }).click()
  await expect(page.getByText(/^Domain Rating: /)).toBeVisible()
  const { name, bytes } = await download(page, 'Download spreadsheet')
  expect(name).toBe('cover-sheet-domain-rating.xlsx')
  const tables = await readTables(new Blob([new Uint8Array(bytes)]))
  expect(tables.map((table) => table.name)).toEqual(['Deckblatt', 'Links'])
  const rows = [...(tables[1]?.records() ?? [])]
  expect(rows[1]?.cells.slice(5, 7)).toEqual(['Notiz', 'Domain Rating'])
})

test('a click on another row makes it the names of the columns, by keyboard too', async ({ page }) => {
  await page.goto(RATING)
  await drop(page, 'list.csv', Buffer.from('Eins;Zwei\nPerson;Ort\nAnn;row-a.com\nBob;hier\nCem;dort\n'))
  await expect(page.getByText('4 rows, 2 columns, 1 different site.')).toBeVisible()
  await page.getByRole('button', { name: 'Row 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 rows, 2 columns')).toBeVisible()
  await expect(page.getByLabel('URL column').locator('option')).toHaveText(['Person', 'Ort'])
  await page.getByRole('button', { name: 'Look up 1 site' }).click()
  await expect(page.getByText('Done.', { exact: true })).toBeVisible()
})

test('the analyser reads a German sheet and a workbook, and takes another column', async ({ page }) => {
  await page.goto(ANALYSER)
  await drop(page, 'german-excel.csv', await corpus('german-excel.csv'))
  await expect(page.getByText('Done: 24 links.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Müller & Söhne' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Choose another export' }).click()
  await drop(page, 'cover-sheet.ods', await corpus('cover-sheet.ods'))
  await expect(page.getByText('Done: 24 links.')).toBeVisible()
  await expect(page.getByText('cover-sheet: columns used')).toBeVisible()

  await page.getByRole('button', { name: 'Choose another export' }).click()
  await drop(page, 'own.csv', Buffer.from('Wort,Von\nhier,https://a.com/\ndort,https://b.com/\n'))
  await expect(page.getByText('Below, choose the column with the anchor texts.')).toBeVisible()
  await page.getByLabel('Anchor text column').selectOption('Wort')
  await expect(page.getByText('Done: 2 links.')).toBeVisible()
  await page.getByText('own: column used: “Wort”').click()
  await page.getByLabel('Linking page column').selectOption('Von')
  await expect(page.getByText('own: columns used: “Wort”, “Von”')).toBeVisible()
})

const NO_LISTS = [
  [RATING, 'No domain found in delimiters.csv'],
  [ANALYSER, 'A row has more than 1000 cells'],
] as const

for (const [path, sentence] of NO_LISTS) {
  test(`${path} tells what is no list, whatever its size, from a connection that is down`, async ({ page }) => {
    await page.goto(path)
    await drop(page, 'delimiters.csv', Buffer.from(`a;b\n${';'.repeat(4_900_000)}`))
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText(/connection|offline/)).toHaveCount(0)
  })
}
