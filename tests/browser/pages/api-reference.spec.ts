import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

const RATING = '/docs/api/domain-rating'
const RANK = '/docs/api/pagerank'
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
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(RATING)
  const status = await send(page, '/api/domain-rating', 'https://www.react.dev/about')
  await expect(status).toContainText('200 OK')
  await expect(status).toContainText('"domain": "react.dev"')
  await expect(status.locator('pre').first()).toBeInViewport({ ratio: 1 })
  await expect(status).toContainText(/RateLimit: "uncached";r=719;t=\d+/)

  await send(page, '/api/domain-rating', 'localhost')
  await expect(status).toContainText('400 Bad Request Correct the request')
  await expect(tryIt(page, '/api/domain-rating').getByRole('textbox')).toHaveValue('localhost')

  await context.setOffline(true)
  await send(page, '/api/domain-rating', 'github.com')
  await expect(status).toContainText('No response')
  await context.setOffline(false)
  await send(page, '/api/domain-rating')
  await expect(status).toContainText('"domain": "github.com"')
})

test('several domains go one a line, by the keyboard alone, and a spent limit says how long to wait', async ({
  page,
  site,
  client,
}) => {
  await page.goto(RANK)
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
  await expect(status).toContainText(/429 Too Many Requests .* Send it again in \d+ (?:second|minute|hour)/)
  await expect(status).toContainText(/Retry-After: \d+/)
})

test('the language of the examples is chosen by the keyboard, for all endpoints and later visits, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(RANK)
  const shown = (name: string) => page.getByRole('tabpanel', { name })
  await expect(shown('curl')).toBeVisible()
  await page.getByRole('tab', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Python', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(shown('Python')).toBeVisible()
  await expect(shown('curl')).toBeHidden()

  await page.goto(RATING)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Python')
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import json\n[\s\S]+target/)
})

test('a choice that nobody can make is ignored, and a browser without storage still changes the language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('code', 'cobol'))
  await page.goto(RATING)
  await expect(page.getByRole('tabpanel', { name: 'curl' })).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.getByRole('tab', { name: 'JavaScript' }).click()
  await expect(page.getByRole('tabpanel', { name: 'JavaScript' })).toBeVisible()
})

test('the request is in the first screen, and the side navigation follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(RANK)
  await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeInViewport({ ratio: 1 })
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current=location]')
  await expect(current).toHaveText('Request')
  await page.getByRole('heading', { name: 'Responses' }).evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Responses')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current).toHaveText('Headers')
})

test('a link to a part of the old, long page finds the line that leads on', async ({ page }) => {
  for (const name of ['domain-rating', 'pagerank', 'stats']) {
    for (const part of ['', 'parameters', 'responses', 'headers']) {
      if (name === 'stats' && part === 'parameters') continue
      await page.goto(`/docs/api#${[name, part].filter(Boolean).join('-')}`)
      await page.locator(':target').getByRole('link').click()
      await expect(page).toHaveURL(`/docs/api/${name}${part && `#${part}`}`)
      if (part) await expect(page.locator(':target')).toHaveText(new RegExp(part, 'i'))
    }
  }
})
