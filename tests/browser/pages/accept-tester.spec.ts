import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

test('a client is picked, its header changed by hand, and each answer said with its reason, without a request', async ({
  page,
}) => {
  await page.goto('/docs/markdown')
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const form = page.getByRole('form', { name: 'Try an Accept header' })
  const client = form.getByLabel('A client’s header')
  const status = form.getByRole('status')
  await expect(client).toHaveValue('text/markdown, text/html, */*')
  await expect(status).toContainText('200, as markdown. Both have q=1')

  await client.focus()
  await page.keyboard.type('curl')
  await expect(form.getByRole('textbox')).toHaveValue('*/*')
  await expect(status).toContainText('200, as HTML. Only a wildcard allows markdown')

  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('application/json, text/markdown;q=2')
  await expect(status).toContainText('406 Not Acceptable. It accepts neither')
  await expect(status).toContainText('Read as: application/json at q=1')
  await expect(client).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(status).toBeFocused()
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/docs/markdown')
})
