import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { ratingPace } from '@/lib/limit/policies'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { listen } from '@/tests/support/servers/loopback'
import { newClient, startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const run = promisify(execFile)

const site = await startSiteWithProviders({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
let client: string
/** The statuses that the front passed on, and the sleeps that it was told of. */
let seen: string[]
beforeEach(() => {
  client = newClient()
  seen = []
})

/** The site as one client sees it: another one after each sleep, as if the time were over. */
const front = createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (path.startsWith('/slept')) {
    seen.push(`slept ${path.slice('/slept?'.length)}`)
    client = newClient()
    response.end()
    return
  }
  const { status, headers, body } = await send(site.url, path, { headers: { 'x-forwarded-for': client } })
  seen.push(String(status))
  response.writeHead(status, headers).end(body)
})
const url = `http://127.0.0.1:${await listen(front)}`
const page = await send(site.url, '/docs/recipes.md')
const blocks = [...page.text.matchAll(/^```(\w*)\n(.*?)\n```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code: code.replaceAll(PUBLIC_URL, url).replaceAll(encodeURIComponent(PUBLIC_URL), encodeURIComponent(url)),
}))

const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
writeFileSync(join(folder, 'sleep'), `#!/bin/sh\ncurl -s "${url}/slept?$1"\n`)
chmodSync(join(folder, 'sleep'), 0o755)
writeFileSync(
  join(folder, 'sitecustomize.py'),
  `import time, urllib.request\ntime.sleep = lambda seconds: urllib.request.urlopen(f"${url}/slept?{seconds}")\n`,
)
afterAll(async () => {
  front.close()
  await site.stop()
  rmSync(folder, { recursive: true })
})

function codeIn(language: string): string[] {
  return blocks.filter((block) => block.language === language).map(({ code }) => code)
}

/** Has a script read these lines, and answers the lines that it writes. */
async function feed(command: 'sh' | 'python3', language: string, lines: readonly string[]): Promise<string[]> {
  const script = join(folder, language)
  writeFileSync(script, codeIn(language).join('\n'))
  const env = { PATH: [folder, process.env.PATH].join(delimiter), PYTHONPATH: folder }
  const running = run(command, [script], { env: env as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv })
  running.child.stdin?.end(lines.join('\n'))
  const { stdout } = await running
  return stdout.trim().split(/\r?\n/)
}

/** More ratings at once would wait longer for the provider than a request may, and be refused without counting. */
const AT_ONCE = 3 * ratingPace.domainsPerCall

async function spend(path: string, times: number): Promise<void> {
  const name = (number: number) => `spent-${client.replaceAll('.', '-')}-${number}.com`
  const paths = Array.from({ length: times }, (_, number) => path.replace('…', name(number)))
  while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map((one) => site.as(client, one)))
}

/** A wait for a whole window, less the moments that the test took. */
const fullWait = (windowSeconds: number) => new RegExp(`^slept (?:${windowSeconds}|${windowSeconds / 100 - 1}\\d\\d)$`)

describe('the loop in the shell', () => {
  const write = (domains: readonly string[]) => feed('sh', 'sh', domains)
  const credit = `"Domain Rating by Ahrefs, https://ahrefs.com/, 0 to 100, ${new Date().toISOString().slice(0, 10)}"`

  it('writes ratings with their credit, and unknown where there is none', async () => {
    const written = await write(['moz.com', 'user.github.io', 'localhost', 'https://www.dev.to/a?b=1&c'])
    expect(written).toEqual([
      'domain,rating,source',
      `moz.com,91,${credit}`,
      `user.github.io,0.4,${credit}`,
      `localhost,unknown,${credit}`,
      `https://www.dev.to/a?b=1&c,88,${credit}`,
    ])
  })

  let spent: string

  it('stops where RateLimit says that nothing is left, for as long as it says', async () => {
    spent = client
    await spend('/api/domain-rating?target=…', domainRatingLimit.limit - 1)
    const written = await write(['shell-1.com', 'shell-2.com'])
    expect(written).toHaveLength(3)
    expect(seen).toEqual(['200', expect.stringMatching(fullWait(domainRatingLimit.windowSeconds)), '200'])
  })

  it('waits as Retry-After says, and loses no domain', async () => {
    // It has used its limit up in the test before.
    client = spent
    const written = await write(['shell-3.com'])
    expect(written.at(-1)).toMatch(/^shell-3\.com,[\d.]+,/)
    expect(seen).toEqual(['429', expect.stringMatching(fullWait(domainRatingLimit.windowSeconds)), '200'])
  })
})

describe('the loop in Python', () => {
  const write = (domains: readonly string[]) => feed('python3', 'python', domains)

  it('asks for ten at a time, and waits before the first one that would be refused', async () => {
    const names = Array.from({ length: pageRankLimit.limit * 10 }, (_, index) => `no-such-${index}.com`)
    const written = await write([...names, 'wikipedia.org'])
    expect(written).toHaveLength(names.length + 2)
    expect(written[1]).toBe('no-such-0.com,not in the index,')
    expect(written.at(-1)).toBe('wikipedia.org,9.01,6')
    const passed = Array.from({ length: pageRankLimit.limit }, () => '200')
    expect(seen).toEqual([...passed, expect.stringMatching(fullWait(pageRankLimit.windowSeconds)), '200'])
  })

  it('waits as Retry-After says', async () => {
    await spend('/api/pagerank?domains[]=…', pageRankLimit.limit)
    expect((await write(['moz.com'])).at(-1)).toBe('moz.com,5.59,4237')
    expect(seen).toEqual(['429', expect.stringMatching(fullWait(pageRankLimit.windowSeconds)), '200'])
  })

  it('ends with the sentence of an error', async () => {
    site.providers.fault('pagerank', { kind: 'status', status: 500 })
    await expect(write(['python-fails.com'])).rejects.toThrow(
      /502: .*The data provider did not return a usable response/,
    )
    site.providers.fault('pagerank')
  })
})

describe('the formulas', () => {
  const [first = '', second = '', heading = '', excel = ''] = codeIn('text')

  it.each([first, second, excel])('%s asks for the address in A2, and names what the response has', async (formula) => {
    const [, address = ''] = /"(http[^"]+)" & ENCODEURL\(A2\)/.exec(formula) ?? []
    const response = await fetch(address + encodeURIComponent('https://www.moz.com/blog?a=1&b'))
    expect(await response.text()).toMatch(/"domainRating":91}$/)
    expect(formula).toContain('domainRating""')
  })

  it('the one for a decimal comma is the first one, with its separators changed', () => {
    expect(
      second.replace('SUBSTITUTE(', '').replace('; "."; ",")', '').replaceAll('; ', ', ').replace('",";', '",",'),
    ).toBe(first)
  })

  it('the heading is the link that the licence asks for', () => {
    expect(heading).toBe('=HYPERLINK("https://ahrefs.com/", "Domain Rating by Ahrefs, 0 to 100")')
  })
})

describe('the tools for a model', () => {
  const [messages = [], responses = []] = codeIn('json').map((code) => JSON.parse(code))
  const calls: [name: string, input: object, answer: object][] = [
    ['getDomainRating', { target: 'moz.com' }, { domainRating: 91 }],
    [
      'getPageRank',
      { domains: ['moz.com', 'wikipedia.org'] },
      { response: [{ domain: 'moz.com' }, { domain: 'wikipedia.org' }] },
    ],
    ['getPageRank', { domains: ['moz.com'], history: 'true' }, { response: [{ history: expect.any(Array) }] }],
    ['getPublicStats', {}, { editorsPitched: expect.any(Number) }],
  ]
  const run = async () => import(`data:text/javascript,${encodeURIComponent(codeIn('javascript').join('\n'))}`)

  it.each(calls)('%s takes %o, and gets the endpoint’s answer', async (name, input, answer) => {
    for (const schema of [
      messages.find((tool: { name: string }) => tool.name === name).input_schema,
      responses.find((tool: { name: string }) => tool.name === name).parameters,
    ]) {
      const isValid = new Ajv2020().compile(schema)
      expect([isValid(input), isValid.errors]).toEqual([true, null])
      expect(isValid({ ...input, other: 1 })).toBe(false)
    }
    const { isError, content } = await (await run()).callTool(name, input)
    expect(isError).toBe(false)
    expect(JSON.parse(content)).toMatchObject(answer)
  })

  it('a refusal is an error whose sentence and wait the model can read', async () => {
    await spend('/api/pagerank?domains[]=…', pageRankLimit.limit)
    const { isError, content } = await (await run()).callTool('getPageRank', { domains: ['moz.com'] })
    expect(isError).toBe(true)
    expect(content).toMatch(/^\{"error":"Your IP address has reached the limit of 10 .*"\} Retry-After: \d+ seconds\.$/)
  })
})

it.each(['markdown', 'html'])('the badge in %s reads the rating, and is the link', async (language) => {
  const [badge = ''] = codeIn(language)
  const [, address = ''] = /(https:\/\/img\.shields\.io[^)"]+)/.exec(badge.replaceAll('&amp;', '&')) ?? []
  const { searchParams } = new URL(address)
  expect(searchParams.get('query')).toBe('$.domainRating')
  expect(searchParams.get('label')).toBe('Domain Rating by Ahrefs')
  const response = await fetch(searchParams.get('url')?.replace('example.com', 'moz.com') ?? '')
  expect(await response.json()).toMatchObject({ domainRating: 91 })
  expect(badge).toMatch(/^(?:\[!.*\]\(https:\/\/ahrefs\.com\/\)|<a href="https:\/\/ahrefs\.com\/"><img .*><\/a>)$/)
})
