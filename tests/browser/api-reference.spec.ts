import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser-test'

const PATH = '/docs/api'
const tryIt = (page: Page, endpoint: string) => page.getByRole('form', { name: `Try ${endpoint}` })

async function send(page: Page, endpoint: string, value?: string) {
  const form = tryIt(page, endpoint)
  if (value !== undefined) await form.getByRole('textbox').fill(value)
  await form.getByRole('button').click()
  return form.getByRole('status')
}

test('a request is sent from the page; what is refused or fails says what to do, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.goto(PATH)
  const status = await send(page, '/api/domain-rating', 'https://www.react.dev/about')
  await expect(status).toContainText('200 OK')
  await expect(status).toContainText('"domain": "react.dev"')
  await expect(status).toContainText(/RateLimit: "uncached";r=119;t=\d+/)

  await send(page, '/api/domain-rating', 'localhost')
  await expect(status).toContainText('400 Bad Request Correct the request')
  await expect(tryIt(page, '/api/domain-rating').getByRole('textbox')).toHaveValue('localhost')

  await context.setOffline(true)
  await send(page, '/api/domain-rating', 'github.com')
  await expect(status).toContainText('No answer')
  await context.setOffline(false)
  await send(page, '/api/domain-rating')
  await expect(status).toContainText('"domain": "github.com"')
})

test('several domains go one a line, by the keyboard alone, and a spent limit says how long to wait', async ({
  page,
  site,
  client,
}) => {
  await page.goto(PATH)
  const form = tryIt(page, '/api/pagerank')
  await form.getByRole('textbox', { name: 'domains[]' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('wikipedia.org\nmozilla.org')
  await expect(form).toContainText('GET /api/pagerank?domains[]=wikipedia.org&domains[]=mozilla.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText('"domain": "mozilla.org"')

  for (let sent = 1; sent < 10; sent++) await site.as(client, '/api/pagerank?domains[]=example.com')
  const status = await send(page, '/api/pagerank')
  await expect(status).toContainText(/429 Too Many Requests .* Send it again in \d+ seconds/)
  await expect(status).toContainText(/Retry-After: \d+/)
})
