import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'
import { copyBy, download } from '@/tests/support/browser/taken-along'

test.beforeEach(({ context }) => openFolds(context))

test('an e-mail is checked as it is written, and its report can be taken along', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page
    .getByLabel('Subject')
    .fill('A map for your list of trails, the one in the Harz that ends at Goslar, and more')
  await page.getByLabel('Body').fill('Hi {{first_name}},\n\nI came across your blog. See http://bit.ly/x\n\nGrace')

  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByRole('heading', { name: /^\d to fix, \d to review$/ })).toBeVisible()
  await expect(report.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
  await expect(report.getByRole('listitem').filter({ hasText: 'A shortened link' })).toContainText('http://bit.ly/x')

  const copied = await copyBy(page.getByRole('button', { name: 'Copy report as markdown' }))
  expect(copied).toContain('  - `{{first_name}}`')

  await page.getByLabel('Body').fill('Hi Ada,\n\nyour list ends at Goslar.\n\nGrace')
  await expect(report.getByRole('heading', { name: 'One merge field is not filled in' })).toHaveCount(0)
  expect(sent.filter((request) => /first_name|Goslar/.test(request))).toEqual([])
})

test('marks in the text lead to their findings, and a follow-up is compared with the pitch', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  await page.getByLabel('Their site').fill('https://www.trail-notes.example/maps/lists-of-the-alps')
  await page.getByLabel('Subject').fill('Maps')
  const offer = 'We mapped the paths of the Harz last year, with heights and water.'
  await page
    .getByLabel('Body')
    .fill(`Hi Ada,\n\nI came across your site. ${offer} Would you link to it? Could you share it by Friday?\n\nGrace`)
  const report = page.getByRole('region', { name: 'Report' })
  for (const title of [
    'It names neither their site nor any of its pages',
    'It asks for 2 things',
    'It offers no way to say no',
    'No postal address was found',
  ]) {
    await expect(report.getByRole('heading', { name: title })).toBeVisible()
  }

  const link = report.locator('mark').filter({ hasText: 'came across your' }).getByRole('link')
  await link.click()
  const target = (await link.getAttribute('href')) ?? ''
  await expect(report.locator(`[id="${target.slice(1)}"]`)).toContainText(
    'It fits any site. Say what you were looking for, and what you found there.',
  )

  await page.getByRole('button', { name: 'Add follow-up' }).click()
  await page.getByRole('textbox', { name: 'Follow-up 1' }).fill(`Hi Ada,\n\njust following up. ${offer}\n\nGrace`)
  await expect(report.getByRole('heading', { name: /^Follow-up 1: 1 to fix/ })).toBeVisible()
  await expect(report.getByRole('heading', { name: /\d\d% of it repeats an earlier e-mail/ })).toBeVisible()
  await expect(report.locator('mark').filter({ hasText: offer.slice(0, -1) })).toBeVisible()
  await page.getByRole('button', { name: 'Remove follow-up 1' }).click()
  await expect(report.getByRole('heading', { name: /^Follow-up/ })).toHaveCount(0)
})

test('the button leads to the report, and says so when there is nothing to check', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  const report = page.getByRole('region', { name: 'Report' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Show report' }).click()
    await expect(report).toContainText('Nothing to check yet', { timeout: 500 })
  }).toPass()
  await page.getByLabel('Body').fill('Hi Ada')
  await page.getByRole('button', { name: 'Show report' }).click()
  await expect(report.locator('h2:focus')).toBeVisible()
  await expect(report).toContainText('words in the body')
})

test('an e-mail in another language is recognised, and only what any language shows is said', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  await page
    .getByLabel('Body')
    .fill(
      'Hallo Ada,\n\nIhre Liste mit Wanderkarten endet in Goslar. Wir haben den Harz kartiert, mit Höhen und Quellen. Wäre ein Link für Ihre Leser nützlich?\n\n{{name}}',
    )
  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByText('This e-mail seems to be in German')).toBeVisible()
  await expect(report.getByRole('heading', { name: /Only the basics are checked in German/ })).toBeVisible()
  await expect(report.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
  await expect(report.getByRole('heading', { name: 'It offers no way to say no' })).toHaveCount(0)
})

test('nothing is said in English before the language is known', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  const report = page.getByRole('region', { name: 'Report' })
  await page.getByLabel('Body').fill('Hallo Ada')
  await expect(report).toContainText('words in the body')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js/, async (route) => {
    await held
    await route.continue()
  })

  await page
    .getByLabel('Body')
    .fill(
      'Hallo Ada,\n\nIhre Liste mit Wanderkarten endet in Goslar. Wir haben den Harz kartiert, mit Höhen und Quellen. Ein Link wäre nützlich.',
    )
  await expect(report.getByRole('listitem').filter({ hasText: '22 words in the body' })).toBeVisible()
  await expect(report.getByRole('heading', { name: /asks|signed|say no|postal|their pages/ })).toHaveCount(0)
  release()
  await expect(report.getByText('This e-mail seems to be in German')).toBeVisible()
  await expect(report.getByRole('heading', { name: /asks|signed|say no|postal|their pages/ })).toHaveCount(0)
})

test('an e-mail is filled in from each row of its list, and faults can be taken along', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByLabel('Subject').fill('Your notes on {{site}}')
  await page.getByLabel('Body').fill('Hi {{first_name}},\n\nI read your page on {{topic}}.\n\nGrace')
  const report = page.getByRole('region', { name: 'Report' })
  const rows = ['Ada,Berg,trail-notes.com', ',Webb,seeds.com', 'TEAM,,jars.com', '=Zoë,Ng,bees.com']
  await page.getByLabel('Or drop a spreadsheet here').setInputFiles({
    name: 'prospects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Vorname,Last name,Website\n${rows.join('\n')}\n`),
  })

  await expect(report.getByRole('heading', { name: 'No e-mail is complete yet' })).toBeVisible()
  await expect(report.getByRole('alert')).toContainText('This list has no column for {{topic}}')
  await expect(report.getByLabel('Column for {{first_name}}')).toHaveValue('0')
  await expect(report.getByLabel('Column for {{site}}')).toHaveValue('2')
  await expect(report.locator('mark').filter({ hasText: 'Empty' })).toBeVisible()
  await expect(report.getByText('Row 3, seeds.com: one fault')).toBeVisible()

  await report.getByRole('button', { name: 'Next with a fault' }).click()
  await expect(report.getByText('Row 4, jars.com: one fault')).toBeVisible()
  await expect(report.locator('mark').filter({ hasText: 'TEAM' })).toContainText('A role or a team')
  await report.getByRole('button', { name: 'Previous row' }).click()
  await report.getByRole('button', { name: 'Previous row' }).click()
  await expect(report.getByText('Row 2, trail-notes.com: no fault found')).toBeVisible()
  await expect(report.locator('p').filter({ hasText: /^Your notes on trail-notes.com$/ })).toBeVisible()

  const table = report.getByRole('table', { name: 'Faults in the list' })
  await expect(table.getByRole('row').nth(1)).toContainText('Empty')
  await expect(table.getByRole('row')).toHaveCount(4)
  const csv = (await download(page, 'Download faults as CSV')).bytes.toString()
  expect(csv).toContain('4,jars.com,{{first_name}},A role or a team,TEAM\r\n')
  expect(csv).toContain("5,bees.com,{{first_name}},Contains symbols or an emoji,'=Zoë\r\n")

  const open = report.getByRole('heading', { name: 'One merge field is not filled in' })
  await expect(open).toBeVisible()
  await report.getByLabel('Column for {{topic}}').selectOption('Last name')
  await expect(open).toHaveCount(0)
  await report.getByLabel('Column for {{first_name}}').focus()
  await report.getByLabel('Column for {{first_name}}').selectOption('Website')
  await expect(report.getByRole('heading', { name: '4 of 4 e-mails have faulty values' })).toBeVisible()
  await expect(report.getByLabel('Column for {{first_name}}')).toBeFocused()
  expect(sent.filter((request) => /trail-notes|seeds/.test(request))).toEqual([])
})
