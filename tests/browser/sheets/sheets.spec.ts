import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readTables } from '@/components/list-reading/read-tables'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { download } from '@/tests/support/browser/taken-along'
import type { SiteWithProviders } from '@/tests/support/servers/site-with-providers'

test.beforeEach(({ context }) => openFolds(context))

const RATING = '/tools/domain-rating-checker'
const PAGE_RANK = '/tools/pagerank-checker'
const CLEANER = '/tools/prospect-list-cleaner'

const TITLES =
  'Page ascore,Source title,Source url,Target url,Anchor,Contact,E-mail,Note,Links,First seen,Last seen,Nofollow,Country,Price'

/**
 * A sheet of 60 rows and 14 columns about 12 sites, with quoted line breaks, quotes, semicolons and formulas.
 * `prefix` makes its sites its own.
 */
function prospectSheet(prefix: string, delimiter: string) {
  const domains = Array.from({ length: 12 }, (_, index) => `${prefix}-${index}.com`)
  const lines = Array.from({ length: 60 }, (_, index) => {
    const domain = domains[index % domains.length]
    return [
      index % 100,
      `"Best ""trail"" shoes, ${index}; tested"`,
      `https://www.${domain}/post/${index}`,
      'https://own.com/',
      index % 7 === 0 ? '=1+1' : 'trail shoes',
      'Zoë Müller',
      index % 3 === 0 ? '' : `editor@${domain}`,
      `"first line\r\nsecond; ""line"" of ${index}"`,
      '1.204',
      '2026-08-01',
      '12.08.2026',
      'false',
      'DE',
      `" ${index},50 € "`,
    ].join(delimiter)
  })
  const text = [TITLES.replaceAll(',', delimiter), ...lines, ''].join('\r\n')
  return { text, domains }
}

/** The domains that the provider of ratings was asked for, one by one or together. */
function askedOf({ providers }: SiteWithProviders): string[] {
  return providers.calls.flatMap(({ query, body }) => [
    ...query.getAll('target'),
    ...(body === '' ? [] : (JSON.parse(body).targets ?? [])),
  ])
}

async function drop(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel('Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:')
    .setInputFiles({ name, mimeType: '', buffer })
}

test('60 rows in the form of Ahrefs come back byte for byte, with 12 ratings asked for once', async ({
  page,
  site,
}) => {
  const sheet = prospectSheet('ahrefs', '\t')
  await page.goto(RATING)
  await drop(page, 'Ahrefs export.csv', Buffer.from(`\ufeff${sheet.text}`, 'utf16le'))
  await expect(page.getByRole('heading', { name: 'Ahrefs export.csv' })).toBeVisible()
  await expect(page.getByText('60 rows, 14 columns, 12 different sites.')).toBeVisible()
  await expect(page.getByLabel('URL column')).toHaveValue('2')
  await expect(page.getByText('Domain Rating: all 12.')).toBeVisible()
  expect(askedOf(site).toSorted()).toEqual([...sheet.domains].toSorted())
  expect(page.url()).toBe(site.url + RATING)

  const { name, bytes } = await download(page, 'Download spreadsheet')
  expect(name).toBe('Ahrefs export-domain-rating.csv')
  const titles = ['', 'Domain Rating', 'Domain Rating source', 'Domain Rating day', 'Domain Rating note']
  const credit = '"?Domain Rating by Ahrefs, https://ahrefs\\.com/, 0 to 100"?'
  const rated = new RegExp(['', '\\d+(?:[.,]\\d)?', credit, '\\d{4}-\\d\\d-\\d\\d', '(?=\r\n)'].join('\t'), 'g')
  const written = bytes.toString('utf16le')
  expect(written.match(rated)).toHaveLength(60)
  expect(written.replace(titles.join('\t'), '').replaceAll(rated, '')).toBe(`\ufeff${sheet.text}`)
})

test('a Search Console export is taken as it is, and unknown is blank with its reason', async ({ page, site }) => {
  await page.goto(PAGE_RANK)
  const sheet = 'Site,Linking pages,Target pages\nmoz.com,"1,204",3\nno-such-site-a.com,1,1\n,0,0\nmoz.com,2,1\n'
  await drop(page, 'Top linking sites.csv', Buffer.from(sheet))
  await expect(page.getByText('PageRank: all 2.')).toBeVisible()
  expect(site.providers.calls).toHaveLength(1)
  await expect(page.getByText('1 entry was not read')).toBeVisible()
  const { bytes } = await download(page, 'Download spreadsheet')
  // The day is that of the provider's data.
  expect(String(bytes)).toBe(
    'Site,Linking pages,Target pages,PageRank,Rank,Referring domains,PageRank source,PageRank day,PageRank note\n' +
      'moz.com,"1,204",3,5.59,4237,3502460,"Open PageRank, https://openpagerank.keywordseverywhere.com/, 0 to 10",2026-10-01,\n' +
      'no-such-site-a.com,1,1,,,,"Open PageRank, https://openpagerank.keywordseverywhere.com/, 0 to 10",2026-10-01,Not in the index.\n' +
      ',0,0,,,,,,The cell is empty.\n' +
      'moz.com,2,1,5.59,4237,3502460,"Open PageRank, https://openpagerank.keywordseverywhere.com/, 0 to 10",2026-10-01,\n',
  )
})

test('a workbook is read, and its reader is loaded only then', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(RATING)
  await page.getByLabel('Domains or URLs').fill('moz.com')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('91 / 100')).toBeVisible()
  const before = scripts.length
  await drop(page, 'prospects.xlsx', await readFile('tests/components/list-reading/prospects.xlsx'))
  await expect(page.getByText('Domain Rating: all 3.')).toBeVisible()
  expect(scripts.slice(before).some((url) => url.endsWith('.js'))).toBe(true)
  const { name, bytes } = await download(page, 'Download spreadsheet')
  expect(name).toBe('prospects-domain-rating.xlsx')
  const [table] = await readTables(new Blob([new Uint8Array(bytes)]))
  const cells = [...(table?.records() ?? [])].map((row) => row.cells)
  expect(cells[2]?.slice(0, 7)).toEqual(['dev.to', '', '12', '2026-08-02 13:30:00', 'FALSE', '=1+1', '88'])
})

test('a reload in the middle goes on where it was, and asks for nothing twice', async ({ page, site, context }) => {
  const sheet = prospectSheet('reloaded', ';')
  await page.goto(RATING)
  await page.route('**/api/domain-rating**', async (route) => {
    // The first five are answered, and the others are held before they leave the browser.
    if (askedOf(site).length >= 5) return
    await route.fallback()
  })
  await drop(page, 'prospects.csv', Buffer.from(sheet.text))
  await expect.poll(async () => Number(await page.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(3)
  await expect(page.getByText('This form is saved in your browser')).toBeVisible()
  await page.unrouteAll()
  const asked = askedOf(site).length
  await page.reload()
  await expect(page.getByRole('heading', { name: 'prospects.csv' })).toBeVisible()
  await expect(page.getByText('Domain Rating: all 12.')).toBeVisible()
  expect(asked).toBeLessThan(12)
  expect(askedOf(site).toSorted()).toEqual([...sheet.domains].toSorted())

  // Another tab finds the finished sheet, after this one is closed.
  const { bytes } = await download(page, 'Download spreadsheet')
  await page.close()
  const other = await context.newPage()
  await other.goto(RATING)
  await expect(other.getByText('Domain Rating: all 12.')).toBeVisible()
  expect((await download(other, 'Download spreadsheet')).bytes.equals(bytes)).toBe(true)
  expect(askedOf(site)).toHaveLength(12)

  // A link leaves the sheet where it is.
  await other.goto(`${RATING}?domains=moz.com`)
  await expect(other.getByText('These entries came with the link.')).toBeVisible()
  await other.goto(RATING)
  await expect(other.getByText('Domain Rating: all 12.')).toBeVisible()
  await other.getByRole('button', { name: 'Clear saved data' }).click()
  await expect(other.getByRole('region', { name: 'Result' })).toHaveCount(0)
  await expect(other.getByText('This form is saved in your browser')).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Domains or URLs')).toBeEditable()
  await expect(other.getByRole('region', { name: 'Result' })).toHaveCount(0)
})

test('another column is looked up without asking again for what is known', async ({ page, site }) => {
  await page.goto(RATING)
  await page
    .getByLabel('Domains or URLs')
    .fill('Site\tCompetitor\tNote\ncolumn-a.com\tcolumn-b.com\tx\ncolumn-c.com\tcolumn-a.com\ty\ncolumn-d.com\tnone\tz')
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page.getByText('Domain Rating: all 3.')).toBeVisible()
  await page.getByLabel('URL column').selectOption('Competitor')
  await expect(page.getByText('Domain Rating: all 2.')).toBeVisible()
  expect(askedOf(site).toSorted()).toEqual(['column-a.com', 'column-b.com', 'column-c.com', 'column-d.com'])
  // The mark says that pasted text is UTF-8.
  expect(String((await download(page, 'Download spreadsheet')).bytes)).toMatch(/^\ufeffSite\t/)
})

test('our own download is not looked up again by the browser that made it, and by another one on a click', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/pagerank') && requests.push(request.url()))
  const looked = page.getByText('PageRank: all 2.')
  const inFile = page.getByText('The file has the PageRank of 2 sites')
  await page.goto(PAGE_RANK)
  await drop(page, 'prospects.csv', Buffer.from('Site,Name\nmoz.com,Ann\nown-b.com,Bo\n'))
  await expect(looked).toBeVisible()
  const { bytes } = await download(page, 'Download spreadsheet')
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await drop(page, 'again.csv', bytes)
  await expect(page.getByRole('heading', { name: 'again.csv' })).toBeVisible()
  await expect(looked).toBeVisible()
  await expect(inFile).toHaveCount(0)
  expect(requests).toHaveLength(1)

  // With its forms this browser forgets the values.
  await page.getByRole('button', { name: 'Clear saved data' }).click()
  await drop(page, 'again.csv', bytes)
  await expect(inFile).toBeVisible()
  await page.getByRole('button', { name: 'Look them up' }).click()
  await expect(looked).toBeVisible()
  await page.reload()
  await expect(looked).toBeVisible()
  await expect(inFile).toHaveCount(0)
  expect(requests).toHaveLength(2)
})

test('a sheet goes from the cleaner to a checker, and on to searches and the comparison', async ({ page, site }) => {
  await page.goto(CLEANER)
  await page.getByLabel('Drop these endings').fill('.edu')
  const sheet =
    'Website,Name,E-mail\nhttps://www.moz.com/blog,Ann,ann@moz.com\nwww.youtube.com,,\nmoz.com,Bob,bob@moz.com\nghost.org,Zoë,zoe@ghost.org\nmit.edu,,\nw3.org,,w@w3.org'
  await drop(page, 'prospects.csv', Buffer.from(sheet))
  await expect(page.getByText('Done: 3 domains kept, 3 entries dropped.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Result' }).locator('h2:focus')).toBeVisible()
  await expect(page.getByRole('row', { name: 'www.youtube.com' })).toContainText('platform')
  await expect(page.getByRole('row', { name: 'mit.edu' })).toContainText('ending')
  expect(String((await download(page, 'Download cleaned spreadsheet')).bytes)).toBe(
    'Website,Name,E-mail,Domain\nhttps://www.moz.com/blog,Ann,ann@moz.com,moz.com\nghost.org,Zoë,zoe@ghost.org,ghost.org\nw3.org,,w@w3.org,w3.org',
  )
  expect(String((await download(page, 'Download dropped entries')).bytes)).toContain(
    '\nmoz.com,Bob,bob@moz.com,"Duplicate of moz.com, line 2."\n',
  )

  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(page).toHaveURL(site.url + RATING)
  await expect(page.getByText('Domain Rating: all 3.')).toBeVisible()
  expect(String((await download(page, 'Download spreadsheet')).bytes)).toContain('ghost.org,Zoë,zoe@ghost.org,86,')

  await page.goto('/tools/your-lists')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'Exclude from searches' }).click()
  await expect(page.getByText('3 domains added from your list')).toBeVisible()
  await page.getByLabel('Topics').fill('trail running')
  await expect(page.getByRole('link', { name: '"trail running" intitle:"write for us"' }).first()).toHaveAttribute(
    'href',
    /-site%3Amoz\.com%20-site%3Aghost\.org%20-site%3Aw3\.org$/,
  )

  await page.goto(RATING)
  await page.getByRole('link', { name: 'Compare on both scales' }).click()
  await expect(page).toHaveURL(/\/tools\/compare-domains/)
  await expect(page.getByRole('table', { name: 'on both scales' }).getByRole('rowheader')).toHaveText([
    'moz.com',
    'ghost.org',
    'w3.org',
  ])
  await expect(page.getByLabel('Domains or URLs')).toHaveValue('moz.com\nghost.org\nw3.org')
})
