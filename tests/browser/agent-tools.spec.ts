import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { createCsvParser } from '@/components/csv/csv-parser'
import { toolPages } from '@/lib/site/pages'
import { test } from '@/tests/support/browser-test'

interface Registered {
  name: string
  description: string
  inputSchema: { type: string; properties: object }
  annotations: { readOnlyHint: boolean }
}

/** Stands for `document.modelContext`, whose tools a test calls by `callTool`. */
async function giveAgent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, { execute(input: unknown): Promise<unknown> }>()
    const modelContext = {
      registerTool(
        tool: { name: string; execute(input: unknown): Promise<unknown> },
        { signal }: { signal: AbortSignal },
      ) {
        tools.set(tool.name, tool)
        // As a browser does it, the promise is rejected when the tool is taken back.
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            tools.delete(tool.name)
            reject(signal.reason)
          })
        })
      },
    }
    Object.assign(document, { modelContext })
    Object.assign(window, { agentTools: tools })
  })
}

function registered(page: Page): Promise<Registered[]> {
  return page.evaluate(() => {
    const { agentTools } = window as unknown as { agentTools: Map<string, Registered> }
    return JSON.parse(JSON.stringify([...agentTools.values()]))
  })
}

// biome-ignore lint/suspicious/noExplicitAny: each tool's result has a shape of its own
async function callTool(page: Page, path: string, input: unknown): Promise<any> {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
  await expect.poll(async () => (await registered(page)).length).toBe(1)
  return page.evaluate(async (given) => {
    const { agentTools } = window as unknown as {
      agentTools: Map<string, { execute(input: unknown): Promise<unknown> }>
    }
    const [tool] = agentTools.values()
    return JSON.parse(JSON.stringify(await tool?.execute(given)))
  }, input)
}

/** The paths of what a page asks for, but for its scripts and fonts. */
function listenForRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/_next/static/') && !request.url().startsWith('blob:')) sent.push(request.url())
  })
  return sent
}

const TODAY = /^\d{4}-\d\d-\d\d$/

test.beforeEach(({ page }) => giveAgent(page))

test('each tool registers one, described and read-only, and takes it back when its page is left', async ({ page }) => {
  const names = new Set<string>()
  for (const { path } of toolPages()) {
    await page.goto(path)
    await expect.poll(async () => (await registered(page)).length).toBe(1)
    const [tool] = await registered(page)
    names.add(tool?.name ?? '')
    expect(tool?.name).toMatch(/^[a-z_]{1,64}$/)
    expect(tool?.description.length).toBeGreaterThan(50)
    expect(tool).toMatchObject({ inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } })
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => registered(page)).toEqual([])
  }
  expect(names.size).toBe(7)
})

test('a browser without an agent loads nothing for one', async ({ page, browser, site }) => {
  const path = '/tools/search-operators'
  const scriptsOf = async (one: Page) => {
    const scripts = new Set<string>()
    one.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
    await one.goto(path)
    await one.waitForLoadState('networkidle')
    return scripts
  }
  const without = await browser.newPage({ baseURL: site.url })
  const plain = await scriptsOf(without)
  await without.close()
  const more = [...(await scriptsOf(page))].filter((script) => !plain.has(script))
  expect(more.length).toBeGreaterThan(0)
})

/** Rows of the CSV that the page offers, by their heads. */
async function exportedRows(page: Page): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const parser = createCsvParser(',')
  const text = readFileSync(await (await download).path(), 'utf8').replace(/^\ufeff/, '')
  const [head = [], ...rows] = [...parser.push(text), ...parser.end()]
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])))
}

for (const [path, measures] of [
  ['/tools/domain-rating-checker', [{ name: 'Domain Rating', scale: '0 to 100' }]],
  ['/tools/pagerank-checker', [{ name: 'PageRank', scale: '0 to 10' }]],
  ['/tools/compare-domains', [{ name: 'Domain Rating' }, { name: 'PageRank' }]],
] as const) {
  test(`${path} looks up on the page, and gives what the page exports`, async ({ page }) => {
    const result = await callTool(page, path, { domains: ['moz.com', 'https://www.dev.to/x', 'localhost'] })
    expect(result).toMatchObject({ measures, day: expect.stringMatching(TODAY) })
    expect(result.measures.every(({ source }: { source: string }) => source.includes('https://'))).toBe(true)
    expect(result.notDomains).toHaveLength(1)
    expect(result.stopped).toBeUndefined()
    const rows = await exportedRows(page)
    expect(rows.map(({ Domain }) => Domain)).toEqual(['moz.com', 'dev.to'])
    for (const [at, row] of rows.entries()) {
      for (const [title, cell] of Object.entries(result.rows[at])) expect(String(cell)).toBe(row[title])
    }
  })
}

test('the limit of the page is the agent’s, who is told when the page goes on', async ({ page, site, client }) => {
  for (let sent = 0; sent < 10; sent++) await site.as(client, '/api/pagerank?domains[]=example.com')
  const path = '/tools/pagerank-checker'
  const result = await callTool(page, path, { domains: ['moz.com'] })
  expect(result.stopped).toEqual([{ reason: expect.stringMatching(/limit/), goesOnInSeconds: expect.any(Number) }])
  expect(result.stopped[0].goesOnInSeconds).toBeGreaterThan(3_000)
  expect(result.rows).toEqual([{ Domain: 'moz.com', Note: 'Not looked up yet.' }])
  expect(await callTool(page, path, { domains: ['dev.to'] })).toEqual({
    error: expect.stringContaining('not done yet'),
  })
  expect(await callTool(page, path, { domains: ['?'] })).toEqual({ error: expect.stringContaining('example.com') })
  expect(await callTool(page, path, { domains: 'moz.com' })).toEqual({
    error: expect.stringContaining('list of strings'),
  })
})

test('the query builder gives the queries of its page, and sends nothing', async ({ page }) => {
  const path = '/tools/search-operators'
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sent = listenForRequests(page)
  const result = await callTool(page, path, { topics: ['trail running'], ownDomain: 'example.com' })
  expect(sent).toEqual([])
  await page.getByLabel('Topics').fill('trail running')
  await page.getByLabel('Your domain').fill('example.com')
  const links = page.getByRole('region', { name: 'Queries' }).getByRole('listitem').getByRole('link')
  await expect(links.last()).toContainText('-site:example.com')
  const made = result.groups.flatMap(({ queries }: { queries: { url: string }[] }) => queries.map(({ url }) => url))
  expect(made.length).toBeGreaterThan(3)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(made)
  expect(await callTool(page, path, { topics: ['x'], engine: 'altavista' })).toEqual({
    error: expect.stringContaining('google, bing'),
  })
})

test('the e-mail checker gives the findings of its page, and sends nothing', async ({ page }) => {
  const path = '/tools/outreach-email-checker'
  const letter = {
    subject: 'A map',
    body: 'Hi {{first_name}},\n\nI came across your blog. See http://bit.ly/x\n\nGrace',
  }
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sent = listenForRequests(page)
  const { findings } = await callTool(page, path, letter)
  expect(sent).toEqual([])
  await page.getByLabel('Subject').fill(letter.subject)
  await page.getByLabel('Body').fill(letter.body)
  const shown = page.getByRole('region', { name: 'Report' }).locator('h3')
  await expect(shown).toHaveCount(findings.length)
  const titles = await shown.allTextContents()
  for (const [at, { title }] of findings.entries()) expect(titles[at]).toContain(title)
})

test('the list cleaner gives the prospects of its page, and sends nothing', async ({ page }) => {
  const path = '/tools/prospect-list-cleaner'
  const list = 'https://www.moz.com/blog\nann@dev.to\nMOZ.com\n192.0.2.1\nfriend@gmail.com'
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sent = listenForRequests(page)
  const { kept, prospects, droppedEntries } = await callTool(page, path, { list })
  expect(sent).toEqual([])
  await page.getByLabel('Your list').fill(list)
  await page.getByRole('button', { name: 'Clean the list' }).click()
  await expect(page.getByText(`Done: ${kept} domains kept, ${droppedEntries.length} entries dropped.`)).toBeVisible()
  for (const { domain } of prospects) {
    await expect(page.getByRole('rowheader', { name: domain, exact: true }).first()).toBeVisible()
  }
  expect(await callTool(page, path, {})).toEqual({ error: expect.stringContaining('give a list') })
})

test('the anchor analyser gives the counts of its page, and sends nothing', async ({ page }) => {
  const path = '/tools/anchor-text-analyser'
  const rows =
    'Source url,Target url,Anchor\nhttps://a.com/1,https://own.com/,Own Shoes\nhttps://b.com/1,https://own.com/,shoes'
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const sent = listenForRequests(page)
  const { links, kind, anchors } = await callTool(page, path, { export: rows, brands: ['Own Shoes'] })
  expect(sent).toEqual([])
  await page.getByLabel('Brand names').fill('Own Shoes')
  await page.getByLabel('Backlink export').fill(rows)
  await page.getByRole('button', { name: 'Analyse the anchors' }).click()
  await expect(page.getByText(`Done: ${links} links. Read as ${kind}.`)).toBeVisible()
  for (const { text } of anchors)
    await expect(page.getByRole('rowheader', { name: text, exact: true }).first()).toBeVisible()
  expect(await callTool(page, path, { export: 'a,b\n1,2' })).toEqual({ error: expect.stringMatching(/\w/) })
})
