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

test('a request is sent from the page, and its answer shown with its headers', async ({ page }) => {
  await page.goto(PATH)
  const status = await send(page, '/api/domain-rating', 'https://www.react.dev/about')
  await expect(status).toContainText('200 OK')
  await expect(status).toContainText('"domain": "react.dev"')
  await expect(status).toContainText(/RateLimit: "uncached";r=119;t=\d+/)
})

test('several domains go one a line, by the keyboard alone', async ({ page }) => {
  await page.goto(PATH)
  const form = tryIt(page, '/api/pagerank')
  await form.getByRole('textbox', { name: 'domains[]' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('wikipedia.org\nmozilla.org')
  await expect(form).toContainText('GET /api/pagerank?domains[]=wikipedia.org&domains[]=mozilla.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText('"domain": "mozilla.org"')
})

test('a refusal says what to do, and what was typed stays', async ({ page }) => {
  await page.goto(PATH)
  const status = await send(page, '/api/domain-rating', 'localhost')
  await expect(status).toContainText('400 Bad Request Correct the request')
  await expect(tryIt(page, '/api/domain-rating').getByRole('textbox')).toHaveValue('localhost')
})

test('a spent limit says how long to wait', async ({ page, site, client }) => {
  for (let sent = 0; sent < 10; sent++) await site.as(client, '/api/pagerank?domains[]=example.com')
  await page.goto(PATH)
  const status = await send(page, '/api/pagerank')
  await expect(status).toContainText(/429 Too Many Requests .* Send it again in \d+ seconds/)
  await expect(status).toContainText(/Retry-After: \d+/)
})

test('an endpoint that is away is told from a wrong request', async ({ page, bareSite }) => {
  await page.goto(bareSite.url + PATH)
  await expect(await send(page, '/api/pagerank')).toContainText(/503 Service Unavailable Send it again/)
})

test('without a connection nothing is lost', async ({ page, context }) => {
  await page.goto(PATH)
  await context.setOffline(true)
  await expect(await send(page, '/api/domain-rating', 'github.com')).toContainText('No answer')
  await context.setOffline(false)
  await expect(await send(page, '/api/domain-rating')).toContainText('"domain": "github.com"')
})
