import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

const PATH = '/tools/anchor-text-analyser'
const HEADER = 'Referring page title\tReferring page URL\tTarget URL\tAnchor\tType\r\n'

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Drop the export here').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('an export becomes a chart, a table, markdown and a CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await page.getByLabel('Brand names').fill('Own Shoes')
  await page.getByLabel('Your domain').fill('own.com')
  await page.getByLabel('Target keywords').fill('trail shoes')
  const rows = [
    'A\thttps://a.com/1\thttps://own.com/\tOwn Shoes\ttext',
    'A\thttps://a.com/2\thttps://own.com/\town shoes\ttext',
    'B\thttps://b.com/1\thttps://own.com/x\ttrail shoes\ttext',
    'C\thttps://c.com/1\thttps://other.com/\ttrail shoes\ttext',
    'D\thttps://d.com/1\thttps://own.com/\t\timage',
  ]
  await choose(page, 'own.com-backlinks.csv', utf16(HEADER + rows.join('\r\n')))

  await expect(page.getByText('Done: 4 links. Read as Ahrefs backlinks.')).toBeVisible({ timeout: 15_000 })
  const chart = page.getByRole('table', { name: 'Types of anchors' })
  await expect(chart.getByRole('row', { name: 'brand' })).toHaveText('brand50%2')
  await expect(chart.getByRole('row', { name: 'exact match' })).toHaveText('exact match25%1')
  await expect(page.getByText('1 to other sites, left out')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Anchors, the most frequent first' }).getByRole('rowheader')).toHaveText(
    ['Own Shoes', 'trail shoes', '(no text)'],
  )

  await page.getByRole('button', { name: 'Copy as markdown' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('| Own Shoes | brand | 2 | 50% |')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '\ufeffAnchor,Type,Links,Share,Linking hosts\r\nOwn Shoes,brand,2,0.5,1\r\ntrail shoes,exact match,1,0.25,1\r\n,image or empty,1,0.25,1\r\n',
  )
})

test('a report without anchors is refused with the one to take, and the fields keep their text', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Target keywords').fill('trail shoes')
  await page.getByRole('button', { name: 'Analyse the anchors' }).click()
  await expect(page.getByText('There is no export yet')).toBeVisible()

  await page.getByLabel('Backlink export').fill('Linking page,Last crawled\nhttps://a.com/,2026-01-01')
  await page.getByRole('button', { name: 'Analyse the anchors' }).click()
  await expect(page.getByText('export “Top linking text”')).toBeVisible()
  await expect(page.getByLabel('Target keywords')).toHaveValue('trail shoes')

  await page.getByLabel('Backlink export').fill('Top linking text\nown shoes\ntrail shoes')
  await page.getByRole('button', { name: 'Analyse the anchors' }).click()
  await expect(page.getByText('Done: 2 links. Read as Search Console linking text.')).toBeVisible()
  await expect(page.getByText('it does not say how many links use each text')).toBeVisible()
})

test('a hundred thousand rows are read from a file, and shown fifty at a time', async ({ page }, info) => {
  await page.goto(PATH)
  const rows = Array.from(
    { length: 100_000 },
    (_, row) =>
      `A title, ${row}\thttps://site-${row % 5_000}.com/${row}\thttps://own.com/\tanchor ${row % 40_000}\ttext`,
  )
  const file = info.outputPath('large.csv')
  await writeFile(file, utf16(HEADER + rows.join('\r\n')))
  await page.getByLabel('Drop the export here').setInputFiles(file)
  await expect(page.getByText('Done: 100,000 links.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: /^Show 50 more/ }).click()
  const table = page.getByRole('table', { name: 'Anchors, the most frequent first' })
  await expect(table.getByRole('rowheader')).toHaveCount(100)
})
