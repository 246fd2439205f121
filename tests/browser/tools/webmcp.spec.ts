import { chromium, expect } from '@playwright/test'
import { tools } from '@/lib/site/tools'
import { test } from '@/tests/support/browser/browser-test'

test("the browser's own agent interface lists each tool and calls one", async ({ site, client }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--enable-features=WebMCP'],
  })
  const page = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: { 'X-Forwarded-For': client } })
  for (const { path } of tools) {
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
  await page.goto('/tools/domain-rating-checker')
  await expect.poll(() => page.webmcp.tools()).toHaveLength(1)
  const result = await page.webmcp.callTool('check_domain_rating', { domains: ['moz.com'] })
  expect(result).toMatchObject({ rows: [{ Domain: 'moz.com' }] })
  await browser.close()
})
