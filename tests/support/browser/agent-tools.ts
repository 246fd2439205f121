import { expect, type Page } from '@playwright/test'
import { readRows } from '@/components/csv/read-rows'
import type { ToolPath } from '@/lib/site/tools'
import { test } from './browser-test'
import { download } from './taken-along'

const TODAY = /^\d{4}-\d\d-\d\d$/

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
export async function giveAgent(page: Page): Promise<void> {
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

export function registered(page: Page): Promise<Registered[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify([...window.agentTools.values()])))
}

/** Calls the page’s tool with an input. */
// biome-ignore lint/suspicious/noExplicitAny: each tool returns another type
export async function callTool(page: Page, input: unknown): Promise<any> {
  await expect.poll(async () => (await registered(page)).length).toBe(1)
  return page.evaluate(async (given) => {
    const [tool] = window.agentTools.values()
    return JSON.parse(JSON.stringify(await tool?.execute(given)))
  }, input)
}

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
  isUntrusted?: boolean
}

/** Has a browser agent call a page's tool, and compares what it gets with what the page shows. */
export function testAgentTool({ name, path, input, refused, compare, looksUp, isUntrusted = false }: Tool): void {
  test(`${path} registers ${name}, which gives what it shows${looksUp ? '' : ' and sends nothing'}`, async ({
    page,
  }) => {
    await giveAgent(page)
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
  })
}

/** The same for a tool that looks domains up. */
export function testAgentLookup(
  name: string,
  path: ToolPath,
  measures: readonly { name: string; scale?: string }[],
): void {
  testAgentTool({
    name,
    path,
    input: { domains: ['moz.com', 'https://www.dev.to/x', 'localhost'] },
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
  })
}

/** Rows of the CSV that the page offers, by their heads. */
async function exportedRows(page: Page): Promise<Record<string, string>[]> {
  const text = String((await download(page, 'Download CSV')).bytes).replace(/^\ufeff/, '')
  const [head = [], ...rows] = Array.from(readRows(text), ({ cells }) => cells)
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])))
}
