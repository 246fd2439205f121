import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { download, downloadBy } from '@/tests/support/browser/taken-along'

const PATH = '/tools/prospect-list-cleaner'

test('a mixed list becomes domains, reasons and two files, from the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await page.getByLabel('Your list').focus()
  await page.keyboard.insertText(
    'https://www.moz.com/blog\nann@dev.to\nMOZ.com\nada.github.io\n192.0.2.1\nco.uk\nfriend@gmail.com\nhttps://pitched.org/x',
  )
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Or drop a CSV, TSV, .xlsx, .ods, .zip or .gz file here:')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clean list' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Domains to leave out (optional)')).toBeFocused()
  await page.keyboard.type('pitched.org')
  await page.keyboard.press('Tab')
  // The file with the domains to leave out.
  await expect(page.locator('input[type=file]').nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Only these endings (optional)')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Drop platforms/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Done: 3 domains kept, 5 entries dropped.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kept' }).getByRole('rowheader')).toHaveText([
    'moz.com',
    'dev.to',
    'ada.github.io',
  ])
  await expect(page.getByRole('row', { name: 'MOZ.com 3' })).toContainText('Duplicate of moz.com, line 1.')
  await expect(page.getByRole('row', { name: '192.0.2.1' })).toContainText('An IP address is not a domain.')
  await expect(page.getByRole('row', { name: 'https://pitched.org/x' })).toContainText('list of domains to leave out')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused()
  const { name, bytes } = await downloadBy(page, () => page.keyboard.press('Enter'))
  expect(name).toBe('prospects.csv')
  expect(String(bytes)).toBe('\ufeffDomain,Mentions,First line\r\nmoz.com,2,1\r\ndev.to,1,2\r\nada.github.io,1,4\r\n')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Past three tools and the comparison.
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy domains' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('moz.com\ndev.to\nada.github.io\n')
})

test('the list stays in the browser and in its field, whatever happens', async ({ page, context, site }) => {
  await page.goto(PATH)
  await page.waitForLoadState('networkidle')
  // Before the form is touched: from then on, it works offline.
  await context.setOffline(true)
  await page.getByLabel('Your list').fill('secret-prospect.com')
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByText('Part of this tool could not be loaded')).toBeVisible()
  await expect(page.getByLabel('Your list')).toHaveValue('secret-prospect.com')
  await context.setOffline(false)

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByText('Done: 1 domain kept, 0 entries dropped.')).toBeVisible()
  expect(sent.filter((request) => request.includes('secret-prospect'))).toEqual([])
  expect(page.url()).toBe(site.url + PATH)

  await page.getByText('Change', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your list' }).fill('')
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing to clean yet' })).toBeVisible()
})

test('a result is downloaded without a connection, and a file that changes on the disk is to be chosen again', async ({
  page,
  context,
}, testInfo) => {
  const path = testInfo.outputPath('prospects.txt')
  await writeFile(path, 'prospect.com\nprospect.com')
  await page.goto(PATH)
  await page.locator('input[type=file]').first().setInputFiles(path)
  await expect(page.getByText('Done: 1 domain kept, 1 entry dropped.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  expect(String((await download(page, 'Download CSV')).bytes)).toContain('prospect.com,2,1')
  expect(String((await download(page, 'Download dropped entries')).bytes)).toContain('2,prospect.com,"Duplicate')
  await writeFile(path, 'other.com')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByText('The file has been changed or moved since you chose it. Choose it again.')).toBeVisible()
})

test('a file that takes long to write says so', async ({ page }) => {
  await page.goto(PATH)
  await page.getByLabel('Your list').fill('prospect.com')
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByText('Done: 1 domain kept, 0 entries dropped.')).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/worker.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  const { bytes } = await downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Download CSV' }).click()
    await expect(page.getByText('Working…')).toBeVisible()
    release()
  })
  expect(String(bytes)).toContain('prospect.com,1,1')
  await expect(page.getByText('Working…')).toBeHidden()
})

test('a long text that is pasted stands beside the field, and can be taken back', async ({ page }) => {
  await page.goto(PATH)
  const field = page.getByLabel('Your list')
  await expect(async () => {
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'https://moz.com/blog\n'.repeat(10_000))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('Pasted text, 210 kB')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Done: 1 domain kept, 9,999 entries dropped.')).toBeVisible()
  await page.getByText('Change', { exact: true }).click()
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await expect(field).toHaveValue('')
})

test('a disavow file that is dropped as the domains to leave out drops its sites, and names what it does not understand', async ({
  page,
}) => {
  await page.goto(PATH)
  await page
    .getByLabel('Your list')
    .fill('https://farm.example.org/a\nhttps://example.es/\nhttps://good.org/x\nhttps://shop.example.net/b')
  const disavowed =
    '# exported\ndomain:farm.example.org\ndomain:www.example.es\nhttps://example.net/spam/\nnobody knows\n'
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'disavow.txt', { type: 'text/plain' }))
    return data
  }, disavowed)
  await page.getByLabel('Or drop a file with them here:').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('disavow.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Clean list' }).click()

  await expect(page.getByText('Done: 1 domain kept, 3 entries dropped.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kept' }).getByRole('rowheader')).toHaveText(['good.org'])
  await expect(page.getByRole('row', { name: 'https://farm.example.org/a' })).toContainText(
    'list of domains to leave out',
  )
  await page.getByText('1 entry to leave out was not read').click()
  await expect(page.getByText('nobody knows')).toBeVisible()
})

test('every contact of a site is kept where the visitor wants it, and each can be decided on', async ({ page }) => {
  await page.goto(PATH)
  const rows = [
    'a.org,Anna,anna@a.org',
    'www.a.org/team,Bob,bob@a.org',
    'a.org,Anna,Anna@A.org',
    'b.org,Cleo,cleo@b.org',
  ]
  await page.getByLabel('Your list').fill(`Site,Name,E-mail\n${rows.join('\n')}\n`)
  await page.getByRole('button', { name: 'Clean list' }).click()
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep every contact' }).click()
  await expect(page.getByRole('heading', { name: '3 rows of 2 domains kept from 4 rows' })).toBeVisible()
  await expect(
    page.getByText('The list has 3 e-mail addresses for these 2 domains. Each has its own row.'),
  ).toBeVisible()
  const kept = page.getByRole('table', { name: /^Domains kept/ })
  await expect(kept.getByRole('rowheader')).toHaveText(['a.org', 'a.org', 'b.org'])
  const { bytes } = await download(page, 'Download cleaned spreadsheet')
  expect(String(bytes).split('\n').slice(1, -1)).toEqual(
    [0, 1, 3].map((at) => expect.stringMatching(`^${rows[at]},[ab]\\.org$`)),
  )
  await page.getByRole('button', { name: 'Keep one row per domain' }).click()
  await expect(page.getByRole('heading', { name: '2 domains kept from 4 rows' })).toBeVisible()
})
