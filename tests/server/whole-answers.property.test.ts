import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { pages } from '@/lib/site/pages'
import { acceptHeader, textOf, variantOf } from '@/tests/support/answers/accept-model'
import { spellingsOf } from '@/tests/support/inputs/spellings'
import { twinsOf } from '@/tests/support/published-pages'
import { type Reply, send } from '@/tests/support/send'
import { htmlOf, openSite } from '@/tests/support/served-site'

const site = await openSite()
afterAll(() => site.close())

const FILE = '/llms.txt'
const paths: readonly string[] = pages.map(({ path }) => path)
const slashed = paths.filter((path) => path !== '/').map((path) => `${path}/`)
/** The page of each address that is always markdown. */
const twins = new Map(paths.flatMap((path) => twinsOf(path).map((twin) => [twin, path] as const)))
const known = [...paths, ...slashed, ...twins.keys(), FILE]
const WRITTEN = 'zqx9'
const METHODS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']

const asked = fc.record({
  path: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...paths) },
    { weight: 2, arbitrary: fc.constantFrom(...twins.keys(), ...slashed, FILE) },
    { weight: 2, arbitrary: spellingsOf(known).filter((path) => !path.startsWith('//') || path.length > 2) },
    { weight: 1, arbitrary: fc.constantFrom(`/../${WRITTEN}`, `/%00${WRITTEN}`, '/a/../about', '/%2e%2e/about', '//') },
  ),
  query: fc.constantFrom('', '', '?', `?a=${WRITTEN}`, '?a=/../b', '?_rsc=1'),
  method: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD') }, fc.constantFrom(...METHODS)),
  accept: fc.option(acceptHeader, { nil: undefined }),
  coding: fc.constantFrom('', '', 'gzip', 'br', 'br;q=0, gzip', '*;q=0', WRITTEN),
  rsc: fc.constantFrom('', '', '', '1', '0', WRITTEN),
})

/** The status and the body, by the contract alone; a body that is undefined is a notice. */
function promised(path: string, method: string, variant: string): [status: number, body?: string] {
  const page = twins.get(path) ?? path
  if (!known.includes(path)) return [404]
  if (slashed.includes(path)) return [308, '']
  if (method !== 'GET' && method !== 'HEAD') return [405]
  if (path === FILE) return [200, `file ${FILE}`]
  if (twins.has(path)) return [200, `# Page ${page}\n`]
  if (variant === 'neither') return [406]
  return [200, variant === 'html' ? htmlOf(page) : `# Page ${page}\n`]
}

it('every answer is the one that the contract promises', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ path, query, method, accept, coding, rsc }) => {
      const headers = {
        ...(accept && { accept: textOf(accept) }),
        ...(coding && { 'accept-encoding': coding }),
        ...(rsc && { rsc }),
      }
      const variant = accept ? (variantOf(accept) ?? 'neither') : 'html'
      const [status, body] = promised(path, method, variant)
      const reply = await send(site.url, path + query, { method, headers })
      expect(reply.status).toBe(status)
      const isHead = method === 'HEAD'
      if (isHead || status === 308) expect(reply.body).toHaveLength(0)
      else if (body !== undefined) expect(reply.text).toBe(body)
      else expectNotice(reply)
      expectFields(reply, { isPage: paths.includes(path), coding })
      if (status === 308) expect(reply.headers.location).toBe(path.slice(0, -1) + query)
      if (isHead) await expectFieldsOfGet(reply, path + query, headers)
      if (status === 200) await expectUnchanged(reply, path + query, headers)
    }),
    { numRuns: 1_500 },
  )
}, 60_000)

/** The markdown of an error repeats nothing that was sent. */
function expectNotice({ headers, text }: Reply): void {
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(text).toMatch(/^# /)
  expect(text).not.toContain(WRITTEN)
}

function expectFields({ status, headers }: Reply, of: { isPage: boolean; coding: string }): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  if (status === 405) expect(headers.allow).toBe('GET, HEAD')
  if (of.isPage && status !== 405) expect(headers.vary).toBe('Accept, Accept-Encoding')
  if (status === 404) expect(headers.vary).toBe('Accept, Accept-Encoding')
  const accepted = of.coding.endsWith('gzip') ? 'gzip' : of.coding === 'br' ? 'br' : undefined
  expect([undefined, accepted]).toContain(headers['content-encoding'])
}

async function expectFieldsOfGet(head: Reply, target: string, headers: Record<string, string>): Promise<void> {
  const get = await send(site.url, target, { headers })
  const { date: _, ...ofHead } = head.headers
  const { date: __, ...ofGet } = get.headers
  expect(ofHead).toEqual(ofGet)
}

async function expectUnchanged(reply: Reply, target: string, headers: Record<string, string>): Promise<void> {
  const { etag = '' } = reply.headers
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await send(site.url, target, { headers: { ...headers, 'if-none-match': etag } })
  expect([again.status, again.headers.etag, again.headers.vary, again.body.length]).toEqual([
    304,
    etag,
    reply.headers.vary,
    0,
  ])
}
