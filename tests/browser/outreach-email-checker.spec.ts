import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

test('a letter is checked as it is written, and its report can be taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/outreach-email-checker')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page
    .getByLabel('Subject')
    .fill('A map for your list of trails, the one in the Harz that ends at Goslar, and more')
  await page.getByLabel('Body').fill('Hi {{first_name}},\n\nI came across your blog. See http://bit.ly/x\n\nGrace')

  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByRole('heading', { name: /^2 to mend, \d to look at$/ })).toBeVisible()
  await expect(report.getByRole('heading', { name: 'One merge field is not filled in' })).toBeVisible()
  await expect(report.getByRole('listitem').filter({ hasText: 'A shortened link' })).toContainText('http://bit.ly/x')
  await expect(report.getByText('A map for your list of trails, the one i…')).toBeVisible()

  await page.getByRole('button', { name: 'Copy report as markdown' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('  - `{{first_name}}`')

  await page.getByLabel('Body').fill('Hi Ada,\n\nyour list ends at Goslar.\n\nGrace')
  await expect(report.getByRole('heading', { name: 'One merge field is not filled in' })).toHaveCount(0)
  expect(sent.filter((request) => /first_name|Goslar/.test(request))).toEqual([])
})

test('the button leads to the report, and says so when there is nothing to check', async ({ page }) => {
  await page.goto('/tools/outreach-email-checker')
  const report = page.getByRole('region', { name: 'Report' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Show the report' }).click()
    await expect(report).toContainText('There is nothing to check yet', { timeout: 500 })
  }).toPass()
  await page.getByLabel('Body').fill('Hi Ada')
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect(report).toBeFocused()
  await expect(report).toContainText('words in the text')
})
