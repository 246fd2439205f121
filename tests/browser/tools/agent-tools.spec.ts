import { expect, type Page } from '@playwright/test'
import { createCsvParser } from '@/components/csv/csv-parser'
import { tools as listedTools, type ToolPath } from '@/lib/site/tools'
import { test } from '@/tests/support/browser/browser-test'
import { savedRecords } from '@/tests/support/browser/saved-records'
import { download } from '@/tests/support/browser/taken-along'

interface Registered {
  name: string
  description: string
  inputSchema: { type: string; properties: object }
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
  execute(input: unknown): Promise<unknown>
}

declare global {
  interface Window {
    agentTools: Map<string, Registered>
  }
}

/** Stands for `document.modelContext`, whose tools a test calls by `callTool`. */
async function giveAgent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.agentTools = new Map()
    const modelContext = {
      registerTool(tool: Registered, { signal }: { signal: AbortSignal }) {
        window.agentTools.set(tool.name, tool)
        // As a browser does it, the promise is rejected when the tool is taken back.
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            window.agentTools.delete(tool.name)
            reject(signal.reason)
          })
        })
      },
    }
    Object.assign(document, { modelContext })
  })
}

function registered(page: Page): Promise<Registered[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify([...window.agentTools.values()])))
}

// biome-ignore lint/suspicious/noExplicitAny: each tool returns another type
async function callTool(page: Page, input: unknown): Promise<any> {
  await expect.poll(async () => (await registered(page)).length).toBe(1)
  return page.evaluate(async (given) => {
    const [tool] = window.agentTools.values()
    return JSON.parse(JSON.stringify(await tool?.execute(given)))
  }, input)
}

const TODAY = /^\d{4}-\d\d-\d\d$/
const DOMAINS = { domains: ['moz.com', 'https://www.dev.to/x', 'localhost'] }
const PITCH = { subject: 'A map', body: 'Hi {{first_name}},\n\nI came across your blog. See http://bit.ly/x\n\nGrace' }
const FOLLOW_UP = 'Hi Ann,\n\njust following up on my last e-mail. See http://bit.ly/x\n\nGrace'
const LIST = 'https://www.moz.com/blog\nann@dev.to\nMOZ.com\n192.0.2.1\nfriend@gmail.com'
const EXPORT =
  'Source url,Target url,Anchor\nhttps://a.com/1,https://own.com/,Own Shoes\nhttps://b.com/1,https://own.com/,shoes'

interface Tool {
  name: string
  path: ToolPath
  input: object
  /** An input that is refused, and what the refusal says. */
  refused: [input: object, error: RegExp]
  /** Compares a result with what the page shows. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  compare: (page: Page, result: any) => Promise<void>
  looksUp?: true
  /** Whether the result repeats words of strangers. */
  isUntrusted?: true
}

const tools: readonly Tool[] = [
  ...(
    [
      ['check_domain_rating', '/tools/domain-rating-checker', [{ name: 'Domain Rating', scale: '0 to 100' }]],
      ['check_page_rank', '/tools/pagerank-checker', [{ name: 'PageRank', scale: '0 to 10' }]],
      ['compare_domains', '/tools/compare-domains', [{ name: 'Domain Rating' }, { name: 'PageRank' }]],
    ] as const
  ).map(
    ([name, path, measures]): Tool => ({
      name,
      path,
      input: DOMAINS,
      refused: [{ domains: 'moz.com' }, /list of strings/],
      looksUp: true,
      async compare(page, result) {
        expect(result).toMatchObject({ measures })
        for (const { name, day } of result.measures) expect(day).toMatch(name === 'PageRank' ? /^2026-10-01$/ : TODAY)
        expect(result.measures.every(({ source }: { source: string }) => source.includes('https://'))).toBe(true)
        expect(result.notDomains).toHaveLength(1)
        expect(result.stopped).toBeUndefined()
        const rows = await exportedRows(page)
        expect(rows.map(({ Domain }) => Domain)).toEqual(['moz.com', 'dev.to'])
        for (const [at, row] of rows.entries()) {
          for (const [title, cell] of Object.entries(result.rows[at])) expect(String(cell)).toBe(row[title])
        }
      },
    }),
  ),
  {
    name: 'build_search_queries',
    path: '/tools/search-operators',
    input: { topics: ['trail running'], ownDomain: 'example.com', exclude: ['known.com'], footprints: ['join us'] },
    refused: [{ topics: ['x'], engine: 'altavista' }, /google, bing/],
    async compare(page, { groups }) {
      await page.getByLabel('Topics').fill('trail running')
      await page.getByLabel('Your domain').fill('example.com')
      await page.getByLabel('Domains to leave out').fill('known.com')
      await page.getByLabel('Your own footprints').fill('join us')
      const links = page.getByRole('region', { name: 'Queries' }).getByRole('listitem').getByRole('link')
      await expect(links.last()).toHaveAttribute('href', /-site%3Aexample\.com%20-site%3Aknown\.com/)
      const made = groups.flatMap(({ queries }: { queries: { url: string }[] }) => queries.map(({ url }) => url))
      expect(made.length).toBeGreaterThan(3)
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(made)
    },
  },
  {
    name: 'check_outreach_email',
    path: '/tools/outreach-email-checker',
    input: { ...PITCH, followUps: [FOLLOW_UP] },
    refused: [{}, /nothing to check/],
    async compare(page, { findings, followUps }) {
      await page.getByLabel('Subject').fill(PITCH.subject)
      await page.getByLabel('Body').fill(PITCH.body)
      await page.getByRole('button', { name: 'Add follow-up' }).click()
      await page.getByRole('textbox', { name: 'Follow-up 1' }).fill(FOLLOW_UP)
      const shown = page.getByRole('region', { name: 'Report' }).locator('h3')
      const titles = [...findings, ...followUps[0].findings].map(({ title }: { title: string }) => title)
      expect(titles.length).toBeGreaterThan(findings.length)
      await expect(shown).toContainText(titles)
    },
  },
  {
    name: 'clean_prospect_list',
    path: '/tools/prospect-list-cleaner',
    input: { list: LIST, exclude: ['pitched.org'] },
    isUntrusted: true,
    refused: [{}, /send a list/],
    async compare(page, { kept, prospects, droppedEntries }) {
      await page.getByLabel('Your list').fill(LIST)
      await page.getByRole('button', { name: 'Clean list' }).click()
      await expect(
        page.getByText(`Done: ${kept} domains kept, ${droppedEntries.length} entries dropped.`),
      ).toBeVisible()
      await expect(page.getByRole('table', { name: 'Kept' }).getByRole('rowheader')).toHaveText(
        prospects.map(({ domain }: { domain: string }) => domain),
      )
    },
  },
  {
    name: 'analyse_anchor_texts',
    path: '/tools/anchor-text-analyser',
    input: { exports: [{ rows: EXPORT, brands: ['Own Shoes'] }] },
    refused: [{ exports: [{ rows: 'a,b\n1,2' }] }, /\w/],
    isUntrusted: true,
    async compare(page, { profiles: [{ links, kind, anchors }] }) {
      await page.getByLabel('Brand names').fill('Own Shoes')
      await page.getByLabel('Backlink export').fill(EXPORT)
      await page.getByRole('button', { name: 'Analyse anchors' }).click()
      await expect(page.getByText(`Done: ${links} links. Format: ${kind}.`)).toBeVisible()
      const table = page.getByRole('table', { name: 'Anchors, most frequent first' })
      await expect(table.getByRole('rowheader')).toHaveText(anchors.map(({ text }: { text: string }) => text))
    },
  },
]

test.beforeEach(({ page }) => giveAgent(page))

test('each page of a tool is in the table, under a name of its own', () => {
  expect(tools.map(({ path }) => path).toSorted()).toEqual(listedTools.map(({ path }) => path).toSorted())
})

for (const { name, path, input, refused, compare, looksUp, isUntrusted = false } of tools) {
  test(`${path} registers ${name}, gives what it shows${looksUp ? '' : ', sends nothing'}, and takes it back`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect.poll(async () => (await registered(page)).length).toBe(1)
    const [tool] = await registered(page)
    expect(tool).toMatchObject({
      name,
      inputSchema: { type: 'object' },
      annotations: { readOnlyHint: true, untrustedContentHint: isUntrusted },
    })
    expect(tool?.description.length).toBeGreaterThan(50)
    const sent: string[] = []
    page.on('request', (request) => {
      if (!/\/_next\/static\/|^blob:/.test(request.url())) sent.push(request.url())
    })
    const result = await callTool(page, input)
    const [wrong, error] = refused
    expect(await callTool(page, wrong)).toEqual({ error: expect.stringMatching(error) })
    if (!looksUp) expect(sent).toEqual([])
    await compare(page, result)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => registered(page)).toEqual([])
  })
}

test('an agent is told that a part of its tool is gone, as after a new deployment', async ({ page }) => {
  await page.goto('/tools/prospect-list-cleaner')
  await expect.poll(async () => (await registered(page)).length).toBe(1)
  await page.route('/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }))
  expect(await callTool(page, { list: LIST })).toEqual({
    error: expect.stringMatching(/^Part of this tool .* reload the page/),
  })
  await page.unroute('/_next/static/chunks/**')
  expect(await callTool(page, { list: LIST })).not.toHaveProperty('error')
})

test('an agent’s list is not kept, and leaves the visitor’s where it is', async ({ page }) => {
  const names = (whose: string) => Array.from({ length: 12 }, (_, index) => `${whose}-${index}.com`)
  const done = page.getByText('Done. Domain Rating looked up for 12 of 12 domains.')
  await page.goto('/tools/domain-rating-checker')
  await callTool(page, { domains: names('first') })
  await expect(done).toBeVisible()
  await page.goto('/tools/domain-rating-checker')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()

  await page.getByLabel('Domains or URLs').fill(names('own').join('\n'))
  await page.getByRole('button', { name: 'Check Domain Rating' }).click()
  await expect(done).toBeVisible()
  await expect(page.getByText('This form is saved in your browser')).toBeVisible()
  await callTool(page, { domains: names('agent') })
  await expect(page.getByRole('rowheader', { name: 'agent-0.com' })).toBeVisible()
  await expect.poll(async () => Object.keys(await savedRecords(page, 'sites'))).toEqual(names('own').toSorted())
  await page.goto('/tools/domain-rating-checker')
  await expect(page.getByRole('rowheader', { name: 'own-0.com' })).toBeVisible()
})

test('the limit of the page is the agent’s, who is told when the page goes on', async ({ page, site, client }) => {
  for (let sent = 0; sent < 10; sent++) await site.as(client, '/api/pagerank?domains[]=example.com')
  await page.goto('/tools/pagerank-checker')
  const result = await callTool(page, { domains: ['moz.com'] })
  expect(result.stopped).toEqual([{ reason: expect.stringMatching(/limit/), goesOnInSeconds: expect.any(Number) }])
  expect(result.stopped[0].goesOnInSeconds).toBeGreaterThan(3_000)
  expect(result.rows).toEqual([{ Domain: 'moz.com', Note: 'Not looked up yet.' }])
  expect(await callTool(page, { domains: ['dev.to'] })).toEqual({
    error: expect.stringContaining('still working on a list'),
  })
  expect(await callTool(page, { domains: ['?'] })).toEqual({ error: expect.stringContaining('example.com') })
})

test('an agent compares up to four exports, and is told which could not be read', async ({ page }) => {
  await page.goto('/tools/anchor-text-analyser')
  const rows = (anchor: string) => `Source url,Target url,Anchor\nhttps://a.com/1,https://own.com/,${anchor}`
  const exports = [{ rows: rows('Own'), domain: 'own.com' }, { rows: rows('here'), name: 'Rival' }, { rows: '' }]
  const { profiles, refused } = await callTool(page, { exports })
  expect(profiles.map(({ name, links, truncated }: Record<string, unknown>) => [name, links, truncated])).toEqual([
    ['own.com', 1, false],
    ['Rival', 1, false],
  ])
  expect(refused).toEqual([{ name: 'Export 3', reason: expect.stringContaining('empty') }])
  const five = Array.from({ length: 5 }, () => ({ rows: rows('here') }))
  expect(await callTool(page, { exports: five })).toEqual({ error: expect.stringContaining('up to 4') })
})

test('an agent reads a long cleaned list page by page, and has the strongest row of a site kept', async ({ page }) => {
  await page.goto('/tools/prospect-list-cleaner')
  const list = Array.from({ length: 1_500 }, (_, at) => `site-${at}.com`).join('\n')
  const first = await callTool(page, { list })
  expect(first).toMatchObject({ kept: 1_500, truncated: true, nextOffset: 1_000 })
  const second = await callTool(page, { list, offset: first.nextOffset })
  expect(second.truncated).toBe(false)
  const domains = [...first.prospects, ...second.prospects].map(({ domain }: { domain: string }) => domain)
  expect(domains.join('\n')).toBe(list)

  const sheet = 'Website,Score\nhttps://a.com/1,12\nhttps://a.com/2,54\nhttps://b.com/,3'
  const { prospects } = await callTool(page, { list: sheet, keepStrongestBy: 'score' })
  expect(prospects).toMatchObject([{ domain: 'a.com', line: 3 }, { domain: 'b.com' }])
  expect(await callTool(page, { list: sheet, keepStrongestBy: 'DR' })).toEqual({
    error: expect.stringContaining('Website, Score'),
  })
})

test('a browser without an agent loads nothing for one', async ({ page, browser, site }) => {
  const path = '/tools/search-operators'
  const scriptsOf = async (one: Page, loaded: () => Promise<void>) => {
    const scripts = new Set<string>()
    one.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
    await one.goto(path)
    await loaded()
    return scripts
  }
  const without = await browser.newPage({ baseURL: site.url })
  const plain = await scriptsOf(without, () => without.waitForLoadState('networkidle'))
  await without.close()
  const all = await scriptsOf(page, () => expect.poll(async () => (await registered(page)).length).toBe(1))
  const more = [...all].filter((script) => !plain.has(script))
  expect(more.length).toBeGreaterThan(0)
})

/** Rows of the CSV that the page offers, by their heads. */
async function exportedRows(page: Page): Promise<Record<string, string>[]> {
  const parser = createCsvParser(',')
  const text = String((await download(page, 'Download CSV')).bytes).replace(/^\ufeff/, '')
  const [head = [], ...rows] = [...parser.push(text), ...parser.end()]
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])))
}

test('of two measures, the one that is sample data is marked', async ({ page }) => {
  await giveAgent(page)
  await page.goto('/tools/compare-domains')
  // As the header of a site whose ratings are samples lists it.
  await page.evaluate(() => document.body.setAttribute('data-sample-data', 'rating stats'))
  const { measures } = await callTool(page, { domains: ['moz.com'] })
  expect(measures.map((measure: object) => ('sampleData' in measure ? measure.sampleData : false))).toEqual([
    true,
    false,
  ])
})
