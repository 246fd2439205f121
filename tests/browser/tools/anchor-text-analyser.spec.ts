import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

const PATH = '/tools/anchor-text-analyser'
const HEADER = 'Referring page title\tReferring page URL\tTarget URL\tAnchor\tType\r\n'

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Or drop a CSV').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('an export becomes a table of shares, markdown and a CSV', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Brand names').fill('Own Shoes')
  await page.getByLabel('Domain (optional)').fill('own.com')
  await page.getByLabel('Target keywords').fill('trail shoes')
  const rows = [
    'A\thttps://a.com/1\thttps://own.com/\tOwn Shoes\ttext',
    'A\thttps://a.com/2\thttps://own.com/\town shoes\ttext',
    'B\thttps://b.com/1\thttps://own.com/x\ttrail shoes\ttext',
    'C\thttps://c.com/1\thttps://other.com/\ttrail shoes\ttext',
    'D\thttps://d.com/1\thttps://own.com/\t\timage',
  ]
  await choose(page, 'own.com-backlinks.csv', utf16(HEADER + rows.join('\r\n')))

  await expect(page.getByText('Done: 4 links.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Result' }).locator('h2:focus')).toBeVisible()
  const types = page.getByRole('table', { name: 'Anchor types' })
  await expect(types.getByRole('row', { name: 'brand' })).toHaveText('brand50% 2 links')
  await expect(types.getByRole('row', { name: 'exact match' })).toHaveText('exact match25% 1 link')
  await expect(types.getByRole('row', { name: 'followed' })).toHaveText('followed linksnot in the export')
  await expect(types.getByRole('row', { name: 'rows left out' })).toHaveText('rows left out1 with no link to own.com')
  await page.getByText('own.com: 1 row was left out (1 with no link to own.com)').click()
  await expect(page.getByText('Row 5: https://other.com/')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Anchors, most frequent first' }).getByRole('rowheader')).toHaveText([
    'Own Shoes',
    'trail shoes',
    '(no text)',
  ])

  expect(String((await download(page, 'Download anchors as CSV')).bytes)).toBe(
    '\ufeffExport,Anchor,Type,Links,Share,Linking sites,Followed links,Rows left out\r\nown.com,Own Shoes,brand,2,50%,1,,\r\n' +
      'own.com,trail shoes,exact match,1,25%,1,,\r\nown.com,,image or empty,1,25%,1,,\r\n' +
      'own.com,,left out: no link to own.com,,,,,1\r\n',
  )
})

test('a report without anchors is refused with the one to take, and the fields keep their text', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Target keywords').fill('trail shoes')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('No export yet')).toBeVisible()

  await page.getByLabel('Backlink export').fill('Linking page,Last crawled\nhttps://a.com/,2026-01-01')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('export “Top linking text”')).toBeVisible()
  await expect(page.getByLabel('Target keywords')).toHaveValue('trail shoes')

  await page.getByLabel('Backlink export').fill('Top linking text\nown shoes\ntrail shoes')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('Done: 2 links.')).toBeVisible()
  await expect(page.getByText('no column says how many links use each anchor')).toBeVisible()
})

test('the brand is found, shown and changed in the report, and its lack is said', async ({ page }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  const rows = ['Trail Kit', 'trailkit', 'boots'].map(
    (anchor, at) => `https://a${at}.com/\thttps://trail-kit.com/\t${anchor}`,
  )
  await choose(page, 'links.csv', Buffer.from(`Source url\tTarget url\tAnchor\n${rows.join('\n')}`))
  const brand = page.getByRole('table', { name: 'Anchor types' }).getByRole('row', { name: 'brand' })
  await expect(brand).toHaveText('brand66.7% 2 links')
  const names = page.getByLabel('Brand names of links')
  await expect(names).toHaveValue('trail-kit')
  await names.fill('Boots')
  await page.getByRole('button', { name: 'Count again' }).click()
  await expect(brand).toHaveText('brand33.3% 1 link')
  await expect(page.getByLabel('Brand names (optional)')).toHaveValue('Boots')

  await page.getByLabel('Brand names (optional)').fill('')
  await page.getByRole('button', { name: 'Choose another export' }).click()
  await page.getByLabel('Backlink export').fill('Anchor\nboots\nshoes')
  await page.getByRole('button', { name: 'Analyse anchors' }).click()
  await expect(page.getByText('No brand name is known')).toBeVisible()
})

/** The exports of four tools, as they write them. */
const EXPORTS = {
  ahrefs: utf16(
    [
      '"Referring page title"\t"Referring page URL"\t"Domain rating"\t"Target URL"\t"Anchor"\t"Type"\t"Nofollow"\t"UGC"\t"Sponsored"',
      ...['a.com', 'b.org', 'c.co.uk', 'd.net'].map(
        (host) =>
          `"A ""post"""\t"https://${host}/x"\t"40"\t"https://own.com/shop"\t"Trail shoes"\t"text"\t"false"\t"false"\t"false"`,
      ),
      '"E"\t"https://e.com/x"\t"40"\t"https://own.com/"\t"Own Shoes"\t"text"\t"true"\t"false"\t"false"',
    ].join('\r\n'),
  ),
  semrush: Buffer.from(
    [
      'Page ascore,Source title,Source url,Target url,Anchor,External links,Internal links,Nofollow,Sponsored,Ugc,Text,Frame,Form,Image,Sitewide,First seen,Last seen,New link,Lost link',
      ...['f.com', 'g.com', 'h.com'].map(
        (host) =>
          `12,"F, ""g""\nand h",https://${host}/,https://rival.com/lab,the sole test,3,9,FALSE,FALSE,FALSE,TRUE,FALSE,FALSE,FALSE,FALSE,2025-01-02,2026-01-02,FALSE,FALSE`,
      ),
    ].join('\n'),
  ),
  moz: Buffer.from(
    '\ufeffURL,Title,Anchor Text,Spam Score,Page Authority,Domain Authority,Number of Domains Linking to this Page,Number of Domains Linking to Domain,Origin,Target URL,Link Equity,No Link Equity,Only rel=nofollow,Only follow,301\r\n' +
      'i.com/x,I,Third Shop,1,30,40,2,3,External,third.com/,Yes,No,No,Yes,No\r\n',
  ),
  searchConsole: Buffer.from('Top linking text\nfourth shop\n(empty)\n'),
}

test('the exports of four tools stand side by side', async ({ page }) => {
  await page.goto(PATH)
  await addExports(page, 4)
  await page.getByLabel('Target keywords').fill('trail shoes')
  const fieldsOf = (number: number) => page.getByRole('group', { name: `Export ${number}` })
  for (const [index, [name, buffer]] of Object.entries(EXPORTS).entries()) {
    const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer }
    await fieldsOf(index + 1)
      .getByLabel('Or drop a CSV')
      .setInputFiles(file)
  }
  await expect(page.getByText('Done: 11 links in 4 exports.')).toBeVisible()

  const types = page.getByRole('table', { name: 'Anchor types' })
  await expect(types.getByRole('columnheader')).toHaveText(['Type', 'ahrefs', 'semrush', 'moz', 'searchConsole'])
  const followed = types.getByRole('row', { name: 'followed' }).getByRole('cell')
  await expect(followed).toHaveText(['80% 4 links', '100% 3 links', '100% 1 link', 'not in the export'])
  await expect(types.getByRole('row', { name: 'exact match' }).getByRole('cell').first()).toHaveText('80% 4 links')

  const phrases = page.getByRole('table', { name: /Words used by three or more sites/ })
  await expect(phrases.getByRole('row').nth(1)).toHaveText(
    'Trail shoesexact match4 sitesfewer than 3fewer than 3unknowna.com, b.org, c.co.uk, d.net',
  )
  await expect(phrases.getByRole('row').nth(2)).toContainText('the sole test')

  await page.getByText('ahrefs: 2 distinct anchors, 2 target pages').click()
  const targets = page.getByRole('table', { name: 'Target pages, most links first' })
  await expect(targets.getByRole('row').nth(1)).toHaveText('own.com/shopexact match100%480%4100%')

  // One export that cannot be read does not take the others along.
  await fieldsOf(4).getByRole('button', { name: 'Choose another export' }).click()
  const wrong = Buffer.from('Linking page,Last crawled\nhttps://a.com/,2026-01-01')
  await fieldsOf(4)
    .getByLabel('Or drop a CSV')
    .setInputFiles({ name: 'latest-links.csv', mimeType: 'text/csv', buffer: wrong })
  await expect(page.getByText('latest-links could not be analysed')).toBeVisible()
  await expect(types.getByRole('columnheader')).toHaveText(['Type', 'ahrefs', 'semrush', 'moz'])
})

test('two exports of ten thousand rows are read from files, and their tables sort more rows than they show', async ({
  page,
}, info) => {
  await page.goto(PATH)
  await addExports(page, 2)
  const line = (_: unknown, row: number) =>
    `A title, ${row}\thttps://site-${row % 5_000}.com/${row}\thttps://own.com/${row % 700}\tanchor ${row % 4_000}\ttext`
  const file = info.outputPath('large.csv')
  await writeFile(file, utf16(HEADER + Array.from({ length: 10_000 }, line).join('\r\n')))
  for (const input of await page.getByLabel('Or drop a CSV').all()) await input.setInputFiles(file)
  await expect(page.getByText('Done: 20,000 links in 2 exports.')).toBeVisible()
  await page.getByText('large (1): 4,000 distinct anchors, 700 target pages').click()
  await page.getByRole('button', { name: /^Show 25 more of 1,000 anchors/ }).click()
  await expect(page.getByRole('table', { name: /^Anchors/ }).getByRole('rowheader')).toHaveCount(50)
  const targets = page.getByRole('table', { name: /^Target pages/ })
  const linksOfFirst = targets.getByRole('row').nth(1).getByRole('cell').nth(2)
  await expect(linksOfFirst).toHaveText('15')
  const byLinks = targets.getByRole('button', { name: 'Links', exact: true })
  await byLinks.click()
  await byLinks.click()
  await expect(linksOfFirst).toHaveText('14')
})

/** Adds fields until there are those of so many exports. */
async function addExports(page: Page, count: number): Promise<void> {
  await expect(async () => {
    const groups = page.getByRole('group', { name: /^Export \d$/ })
    if ((await groups.count()) < count)
      await page.getByRole('button', { name: 'Add export to compare' }).click({ timeout: 500 })
    await expect(groups).toHaveCount(count, { timeout: 100 })
  }).toPass()
}
