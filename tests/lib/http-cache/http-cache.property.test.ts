import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CachedSite, type Reply, startCachedSite } from '@/tests/support/cached-site'
import { createOrigin } from '@/tests/support/origin'

const FRESH_SECONDS = 60
const STALE_SECONDS = 90

const ACCEPTS = [
  { header: undefined, variant: 'html' },
  { header: '*/*', variant: 'html' },
  { header: 'text/markdown', variant: 'markdown' },
  { header: 'text/html;q=0.5, text/markdown', variant: 'markdown' },
  { header: 'text/markdown;q=0.5, text/html', variant: 'html' },
  { header: 'text/html;q=0, */*', variant: 'markdown' },
  { header: 'image/png', variant: undefined },
] as const

/** What each header admits, best first. */
const ENCODINGS = [
  { header: undefined, order: ['identity'] },
  { header: 'gzip', order: ['gzip', 'identity'] },
  { header: 'gzip, deflate, br, zstd', order: ['br', 'gzip', 'identity'] },
  { header: 'br;q=0.1, gzip;q=0.9, identity;q=0.5', order: ['gzip', 'identity', 'br'] },
  { header: 'identity;q=0, gzip', order: ['gzip'] },
] as const

const CONDITIONS = ['none', 'any', 'garbage', 'last seen here', 'last seen elsewhere', 'weak list'] as const

const ask = fc.record({
  path: fc.constantFrom('/', '/tools', '/tools?utm=1', '/guides/first', '/tools.md', '/index.md', '/llms.txt', '/nope'),
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  accept: fc.constantFrom(...ACCEPTS),
  encoding: fc.constantFrom(...ENCODINGS),
  condition: fc.constantFrom(...CONDITIONS),
})
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ asks: fc.array(ask, { minLength: 1, maxLength: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ seconds: fc.constantFrom(1, 29, 31, 61, 95) }) },
  { weight: 1, arbitrary: fc.constant({ change: true } as const) },
)

type Ask = typeof ask extends fc.Arbitrary<infer T> ? T : never

/** What a request is for, read off the specification and not off the code; undefined where it has no 200. */
function subjectOf({ path, accept }: Ask): { status: 200; subject: string } | { status: 404 | 406 } {
  const plain = path.split('?')[0] ?? ''
  if (plain === '/nope') return { status: 404 }
  if (plain === '/llms.txt') return { status: 200, subject: '/llms.txt as html' }
  if (plain.endsWith('.md')) return { status: 200, subject: `${plain === '/index.md' ? '/' : '/tools'} as markdown` }
  return accept.variant ? { status: 200, subject: `${plain} as ${accept.variant}` } : { status: 406 }
}

const bodyOf = (subject: string, version: number) => `${subject}, version ${version}.\n`.repeat(60)

/** Knows what may be served when, and which tag stands for which bytes. */
class Oracle {
  private now = 0
  private version = 1
  private readonly stored = new Map<string, { version: number; at: number }>()
  private readonly tags = new Map<string, string>()
  readonly seen = new Map<string, string>()

  constructor(private readonly site: CachedSite) {}

  pass(seconds: number): void {
    this.now += seconds
    this.site.pass(seconds)
  }

  change(): void {
    this.version += 1
  }

  currentVersion(): number {
    return this.version
  }

  /** The versions that may answer now; what is asked for is stored from then on. */
  ask(subject: string): Set<number> {
    const known = this.stored.get(subject)
    const age = known ? this.now - known.at : Number.POSITIVE_INFINITY
    const allowed = new Set<number>()
    if (known && age < STALE_SECONDS) allowed.add(known.version)
    if (age >= FRESH_SECONDS) {
      allowed.add(this.version)
      this.refreshed.set(subject, { version: this.version, at: this.now })
    }
    return allowed
  }

  /** What was asked for before is there by now. */
  settle(): void {
    for (const [subject, entry] of this.refreshed) this.stored.set(subject, entry)
    this.refreshed.clear()
  }

  private readonly refreshed = new Map<string, { version: number; at: number }>()

  age(subject: string): number[] {
    const known = this.stored.get(subject)
    return known ? [0, this.now - known.at] : [0]
  }

  /** One tag, one sequence of bytes. */
  tag(tag: string, content: string): void {
    expect(this.tags.get(tag) ?? content).toBe(content)
    this.tags.set(tag, content)
  }

  contentOf(tag: string): string | undefined {
    return this.tags.get(tag)
  }
}

function conditionOf({ condition }: Ask, subject: string, oracle: Oracle): string | undefined {
  const here = oracle.seen.get(subject)
  const elsewhere = [...oracle.seen].find(([other]) => other !== subject)?.[1]
  return {
    none: undefined,
    any: '*',
    garbage: '"garbage"',
    'last seen here': here,
    'last seen elsewhere': elsewhere,
    'weak list': here && `"a", W/${here}`,
  }[condition]
}

function decode(reply: Reply): string {
  const coding = reply.headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(reply.body).toString()
  return (coding === 'gzip' ? gunzipSync(reply.body) : reply.body).toString()
}

function check(
  asked: Ask,
  condition: string | undefined,
  versions: Set<number>,
  ages: number[],
  reply: Reply,
  oracle: Oracle,
) {
  const expected = subjectOf(asked)
  const { headers, status } = reply
  expect(headers['cache-status']).toMatch(/^site; /)
  expect(headers.age).toMatch(/^\d+$/)
  expect(headers.vary).toBe(asked.path === '/llms.txt' ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  if (expected.status !== 200) {
    expect(status).toBe(expected.status)
    return
  }
  const { subject } = expected
  const tag = String(headers.etag)
  const contents = [...versions].map((version) => bodyOf(subject, version))
  expect(ages).toContain(Number(headers.age))
  if (status === 304) {
    expect(reply.body).toHaveLength(0)
    if (condition !== '*') expect(condition?.endsWith(tag)).toBe(true)
    const [content = '', coding = ''] = oracle.contentOf(tag)?.split('\0') ?? []
    if (oracle.contentOf(tag) !== undefined) {
      expect(contents).toContain(content)
      expect(asked.encoding.order).toContain(coding)
    }
    return
  }
  expect(status).toBe(200)
  expect(condition === '*' || condition?.endsWith(tag)).not.toBe(true)
  const coding = headers['content-encoding'] ?? 'identity'
  // The best one, or identity until the others are made.
  expect([asked.encoding.order[0], ...asked.encoding.order.filter((one) => one === 'identity')]).toContain(coding)
  expect(headers['content-type']).toBe(`text/${subject.endsWith('markdown') ? 'markdown' : 'html'}; charset=utf-8`)
  if (asked.method === 'HEAD') {
    expect(reply.body).toHaveLength(0)
    return
  }
  expect(reply.body).toHaveLength(Number(headers['content-length']))
  const content = decode(reply)
  expect(contents).toContain(content)
  oracle.tag(tag, `${content}\0${coding}`)
  oracle.seen.set(subject, tag)
}

it('answers any sequence of requests as the specification has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      let version = () => 1
      const origin = createOrigin(({ url, headers }, response) => {
        const variant = headers.accept === 'text/markdown' ? 'markdown' : 'html'
        response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=30')
        response.setHeader('Content-Type', `text/${variant}; charset=utf-8`)
        response.end(bodyOf(`${url} as ${variant}`, version()))
      })
      const site = await startCachedSite({}, origin)
      try {
        const oracle = new Oracle(site)
        version = () => oracle.currentVersion()
        for (const one of steps) {
          if ('seconds' in one) oracle.pass(one.seconds)
          else if ('change' in one) oracle.change()
          else await askAll(one.asks, site, oracle)
        }
        expect(site.errors).toEqual([])
      } finally {
        await site.close()
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

async function askAll(asks: Ask[], site: CachedSite, oracle: Oracle): Promise<void> {
  const checks = asks.map(async (asked) => {
    const expected = subjectOf(asked)
    const subject = expected.status === 200 ? expected.subject : ''
    const condition = conditionOf(asked, subject, oracle)
    const versions = subject ? oracle.ask(subject) : new Set<number>()
    const ages = oracle.age(subject)
    const headers = {
      accept: asked.accept.header,
      'accept-encoding': asked.encoding.header,
      'if-none-match': condition,
    }
    const sent = Object.fromEntries(
      Object.entries(headers).filter((pair): pair is [string, string] => Boolean(pair[1])),
    )
    const reply = await site.get(asked.path, sent, asked.method)
    return () => check(asked, condition, versions, ages, reply, oracle)
  })
  for (const check of await Promise.all(checks)) check()
  // A refresh that a stale answer began ends soon after.
  await wait(2)
  oracle.settle()
}
