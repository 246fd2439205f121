import { click, see, test } from '@/tests/support/browser/real-browsers'

/** Blocks all cookies and site data, as the settings of Firefox do it. */
const BLOCKED = { 'network.cookie.cookieBehavior': 2 }

const tools = [
  { path: '/tools/domain-rating-checker', button: 'Check Domain Rating', what: 'Domain Rating', shown: '91 / 100' },
  { path: '/tools/pagerank-checker', button: 'Check PageRank', what: 'PageRank', shown: '5.59 / 10' },
] as const
const LONG = Array.from({ length: 11 }, (_, index) => `long-${index}.com`).join('\n')

test('with site data blocked, the checkers, the search builder, the comparison and the quick check work', async ({
  openIn,
  site,
}) => {
  const page = await openIn('Firefox', BLOCKED)
  for (const { path, button, what, shown } of tools) {
    await page.goto(`${site.url}${path}?domains=moz.com`)
    await see(page, shown)
    await page.locator('textarea').fill(LONG)
    await click(page, 'button', button)
    await see(page, `Done. ${what} looked up for 11 of 11 domains.`)
    await see(page, 'Your browser does not let this page save the form')
  }
  await page.goto(`${site.url}/tools/search-operators`)
  await page.locator('textarea').fill('trail running')
  await see(page, 'queries for Google')
  await see(page, 'Your browser does not let this page save the form')
  await page.goto(`${site.url}/tools/compare-domains`)
  await page.locator('textarea').fill('moz.com')
  await click(page, 'button', 'Compare')
  await see(page, '5.59')
  await page.goto(site.url)
  await page.locator('main form input').fill('moz.com')
  await page.locator('main form button').click()
  await see(page, '91 / 100')
})
