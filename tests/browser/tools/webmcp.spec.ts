import { chromium, expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

test("the browser's own agent interface lists a page's tool, and calls it", async ({ site, client }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--enable-features=WebMCP'],
  })
  const page = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: { 'X-Forwarded-For': client } })
  // The first one's input is the deepest: a list of objects.
  for (const path of ['/tools/anchor-text-analyser', '/tools/domain-rating-checker']) {
    await page.goto(path)
    await expect
      .poll(() => page.webmcp.tools(), path)
      .toEqual([
        expect.objectContaining({
          name: expect.stringMatching(/^[a-z_]+$/),
          inputSchema: expect.objectContaining({ type: 'object' }),
          annotations: expect.objectContaining({ readOnly: true }),
        }),
      ])
  }
  const result = await page.webmcp.callTool('check_domain_rating', { domains: ['moz.com'] })
  expect(result).toMatchObject({ rows: [{ Domain: 'moz.com' }] })
  await browser.close()
})
