import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/link-gap'

/** An export of Ahrefs: each host links to the target, the last one without being followed. */
function ahrefs(target: string, hosts: readonly string[]): Buffer {
  const rows = hosts.map((host, at) =>
    [`https://${host}/post`, 10 + at, `https://${target}/`, `to ${target}`, at === hosts.length - 1].join('\t'),
  )
  const text = ['Referring page URL\tDomain rating\tTarget URL\tAnchor\tNofollow', ...rows].join('\r\n')
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}

const EXPORTS: Readonly<Record<string, Buffer>> = {
  'links (1).csv': ahrefs('own.com', ['both.com', 'mine.com']),
  'links (2).csv': ahrefs('rival.com', ['two.com', 'both.com', 'github.com', 'weak.com']),
  'links (3).csv': ahrefs('third.com', ['both.com', 'two.com', 'github.com', 'weak.com']),
}
const files = (exports: Readonly<Record<string, Buffer>>) =>
  Object.entries(exports).map(([name, buffer]) => ({ name, mimeType: 'text/csv', buffer }))

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const rowsOf = (page: Page, caption: RegExp) => page.getByRole('table', { name: caption }).getByRole('rowheader')

test('exports that are dropped together become a gap, a CSV and a list for another tool', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Your domain').fill('www.own.com')
  await page.getByLabel('Drop them all here').setInputFiles(files(EXPORTS))
  await expect(page.getByText('Done: 3 exports read, 2 sites found.')).toBeVisible()
  await expect(result(page).locator('h2:focus')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 sites link to your rivals and not to you' })).toBeVisible()
  await expect(rowsOf(page, /2 sites link to your rivals/)).toHaveText(['weak.com', 'two.com'])
  await expect(page.getByText('Left out: 1 site that links to you already.')).toBeVisible()
  await page.locator('summary', { hasText: '1 platform set apart' }).click()
  await expect(rowsOf(page, /1 platform set apart/)).toHaveText(['github.com'])
  await page.locator('summary', { hasText: 'How 3 exports with 10 rows were read' }).click()
  await expect(page.getByRole('row', { name: 'own.com (yours)' })).toContainText('links (1).csv')

  await page.locator('summary', { hasText: '1 platform set apart' }).click()
  expect(String((await download(page, 'Download CSV')).bytes).split('\r\n')[1]).toBe(
    'weak.com,2,13,https://weak.com/post,to rival.com,nofollow,https://weak.com/post,to third.com,nofollow',
  )

  // Followed links alone, after a click.
  await page.getByLabel('Followed links only').check()
  await page.getByRole('button', { name: 'Find the gap' }).click()
  await expect(page.getByText('Done: 3 exports read, 1 site found.')).toBeVisible()
  await expect(rowsOf(page, /1 site link/)).toHaveText(['two.com'])

  // A reload begins with the same exports.
  await page.reload()
  await expect(page.getByText('Done: 3 exports read, 1 site found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clean the list' }).click()
  await expect(page).toHaveURL(/prospect-list-cleaner/)
  await expect(page.getByText('Done: 1 domain kept, 0 entries dropped.')).toBeVisible()
})

test('a column that was misread is chosen by hand, and a reload reads it so again', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  const mentions = 'Source,Seen at\nhttps://rival.com/a,https://two.com/x\nhttps://rival.com/b,https://new.com/y\n'
  await page.getByLabel('Drop them all here').setInputFiles([
    { name: 'mentions.csv', mimeType: 'text/csv', buffer: Buffer.from(mentions) },
    { name: 'third.csv', mimeType: 'text/csv', buffer: ahrefs('third.com', ['two.com', 'weak.com']) },
  ])
  await expect(page.getByText('Done: 2 exports read, 0 sites found.')).toBeVisible()
  await page.locator('summary', { hasText: 'How 2 exports with 4 rows were read' }).click()
  await page.getByText('mentions.csv: column used: “Source”').click()
  await result(page).getByLabel('Linking page or site column').first().selectOption('Seen at')
  await expect(page.getByText('Done: 2 exports read, 1 site found.')).toBeVisible()
  await expect(rowsOf(page, /1 site link/)).toHaveText(['two.com'])
  await page.reload()
  await expect(page.getByText('Done: 2 exports read, 1 site found.')).toBeVisible()
  await page.locator('summary', { hasText: 'How 2 exports with 4 rows were read' }).click()
  await expect(page.getByText('rival.com: columns used: “Seen at”, “Source”')).toBeVisible()
})

test('a column is chosen by hand where too few exports could be read', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Drop them all here').setInputFiles([
    {
      name: 'notes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nr,Where\n1,shoes\n2,boots\n3,https://two.com/x\n'),
    },
    { name: 'third.csv', mimeType: 'text/csv', buffer: ahrefs('third.com', ['two.com', 'weak.com']) },
  ])
  await expect(result(page).getByText('Choose the column above, or add what is missing')).toBeVisible()
  await result(page).getByLabel('Linking page or site column').first().selectOption('Where')
  await expect(rowsOf(page, /1 site link/)).toHaveText(['two.com'])
})

test('two dates and a list are compared with the same exports', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Compare').selectOption('Two exports of one site, from two dates')
  const drop = page.locator('input[type=file]')
  const [first] = files({ 'may.csv': ahrefs('own.com', ['stays.com', 'weak.com', 'gone.com']) })
  const [second] = files({ 'june.csv': ahrefs('own.com', ['stays.com', 'came.com', 'weak.com']) })
  await drop.nth(0).setInputFiles(first ?? [])
  await expect(page.getByText('Add both exports: the earlier one and the later one.')).toBeVisible()
  await drop.nth(1).setInputFiles(second ?? [])
  await expect(page.getByText('Done: 2 exports read')).toBeVisible()
  for (const [heading, site] of [
    ['1 new site', 'came.com'],
    ['1 lost site', 'gone.com'],
    ['1 site now nofollow', 'weak.com'],
  ]) {
    await expect(page.getByRole('table', { name: heading }).getByRole('rowheader')).toHaveText([site ?? ''])
  }

  await page.getByLabel('Compare').selectOption('A list of sites with the links I have')
  await page.getByLabel('Your list').fill('https://www.came.com/contact\nnobody.com')
  await drop.nth(1).setInputFiles(second ?? [])
  await expect(page.getByRole('heading', { name: '1 site on your list links to you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'came.com/post' })).toBeVisible()
  await expect(page.getByRole('table', { name: '1 site on your list doesn’t link to you' })).toContainText('nobody.com')
})

test('ten exports of ten thousand rows do not freeze the page', async ({ page }, info) => {
  test.setTimeout(180_000)
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  const rows = (rival: number) =>
    Array.from({ length: 10_000 }, (_, row) => {
      const site = (row * (rival + 1)) % 12_000
      return `A title of a post, number ${row}\thttps://blog.site-${site}.com/a-path-to-a-post/${row}?utm_source=a\t${row % 90}\thttps://rival-${rival}.com/page/${row % 300}\tanchor text ${row % 4_000}\ttrue\ttext\t2026-01-02 03:04:05`
    })
  const HEAD = 'Referring page title\tReferring page URL\tDomain rating\tTarget URL\tAnchor\tNofollow\tType\tFirst seen'
  const paths = Array.from({ length: 10 }, (_, at) => info.outputPath(`${at}.csv`))
  for (const [at, path] of paths.entries()) await writeFile(path, [HEAD, ...rows(at)].join('\n'))
  await page.evaluate(() => {
    const gaps = { longest: 0, last: performance.now() }
    Object.assign(window, { gaps })
    setInterval(() => {
      const now = performance.now()
      gaps.longest = Math.max(gaps.longest, now - gaps.last)
      gaps.last = now
    }, 20)
  })
  await page.getByLabel('Drop them all here').setInputFiles(paths)
  await expect(page.getByText('Done: 10 exports read')).toBeVisible({ timeout: 150_000 })
  const longest = await page.evaluate(() => (window as unknown as { gaps: { longest: number } }).gaps.longest)
  // A busy machine pauses by itself.
  expect(longest).toBeLessThan(2_000)
})

test('an own export without a domain is taken as yours by one click', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Drop them all here').setInputFiles(files(EXPORTS))
  await expect(result(page)).toContainText('Which of these links are yours?')
  await expect(page.getByRole('heading', { name: 'your own links are not known' })).toBeVisible()
  await expect(rowsOf(page, /rivals/)).toHaveText(['both.com', 'weak.com', 'two.com'])
  await page.getByRole('button', { name: 'own.com is mine' }).click()
  await expect(page.getByLabel('Your domain')).toHaveValue('own.com')
  await expect(rowsOf(page, /2 sites link to your rivals/)).toHaveText(['weak.com', 'two.com'])
  await expect(result(page).locator('h2:focus')).toBeVisible()
})

test('rivals in one file are as many exports, and one without a name is taken as yours', async ({ page }) => {
  await page.goto(PATH)
  const rows = ['one,acme', 'two,acme', 'one,zenith', 'two,zenith', 'three,zenith', 'four,acme', 'four,zenith']
  const links = rows.map((row) => row.split(',')).map(([site, rival]) => `https://${site}.com/x,https://${rival}.com/`)
  const rivals = Buffer.from(['Source url,Target url', ...links].join('\n'))
  await page
    .getByLabel('Drop them all here')
    .setInputFiles(files({ 'rivals.csv': rivals, 'links.csv': Buffer.from('Domain,DR\none.com,3\nfive.com,4') }))
  await expect(rowsOf(page, /3 sites link to at least 2 rivals; your own links are not known/)).toHaveCount(3)
  await page.getByRole('button', { name: 'links.csv is mine' }).click()
  await expect(rowsOf(page, /2 sites link to your rivals and not to you/)).toHaveText(['four.com', 'two.com'])
  await page.locator('summary', { hasText: 'How 3 exports with 9 rows were read' }).click()
  // One table has one choice of columns, however many rivals it has.
  await expect(page.locator('summary', { hasText: /columns? used/ })).toHaveCount(2)
})
