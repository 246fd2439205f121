import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { publishedPaths, twinsOf } from './published-pages'
import { type Asked, type Reply, send, varyOf } from './send'

const CLIENTS = 32
const RSC_TYPE = 'text/x-component'
const VARIANTS = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' } as const

type Variant = keyof typeof VARIANTS
type Known = Record<Variant, Reply>

const mixes = fc.record({
  page: fc.nat(),
  kind: fc.constantFrom('html', 'markdown', 'twin', 'rsc'),
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  encoding: fc.constantFrom('', 'gzip', 'br', 'gzip, br', 'br;q=0.5, gzip', 'identity'),
  isConditional: fc.boolean(),
})
type Mix = typeof mixes extends fc.Arbitrary<infer Value> ? Value : never

/**
 * 32 clients ask for random pages in all their forms. Each answer is compared with one that was asked for alone.
 * `departures` lists the differences.
 */
export async function mixLoad(
  origin: string,
  seconds: number,
  seed: number,
  pauseMs = 0,
): Promise<{ requests: number; departures: string[] }> {
  const paths = await publishedPaths(origin)
  const known = new Map<string, Known>()
  for (const path of paths) known.set(path, await readAlone(origin, path))
  const departures: string[] = []
  /** Whether the page has new counters, as every ten minutes. */
  const isRenewed = async (path: string, expected: Known) => {
    if (known.get(path) !== expected) return true
    const now = await readAlone(origin, path)
    if (now.html.text === expected.html.text) return false
    known.set(path, now)
    return true
  }
  const until = performance.now() + seconds * 1_000
  let requests = 0
  const client = async (number: number) => {
    const sequence = fc.sample(mixes, { seed: seed + number, numRuns: 1_000 })
    for (let turn = 0; performance.now() < until; turn += 1) {
      const mix = sequence[turn % sequence.length] as Mix
      const path = paths[mix.page % paths.length] as string
      const expected = known.get(path) as Known
      const wrong = await depart(origin, path, mix, expected)
      requests += 1
      if (wrong && !(await isRenewed(path, expected))) departures.push(`${path} ${JSON.stringify(mix)}: ${wrong}`)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return { requests, departures }
}

async function readAlone(origin: string, path: string): Promise<Known> {
  const variant = (accept: string) => send(origin, path, { headers: { accept } })
  return { html: await variant('text/html'), markdown: await variant('text/markdown') }
}

/** What is wrong with one answer; undefined if nothing is. */
async function depart(origin: string, path: string, mix: Mix, known: Known): Promise<string | undefined> {
  if (mix.kind === 'rsc') return departOfRouter(await askAsRouter(origin, path))
  const variant: Variant = mix.kind === 'html' ? 'html' : 'markdown'
  const asked: Asked = {
    method: mix.method,
    headers: { accept: mix.kind === 'markdown' ? 'text/markdown' : 'text/html' },
  }
  if (mix.encoding) Object.assign(asked.headers ?? {}, { 'accept-encoding': mix.encoding })
  const address = mix.kind === 'twin' ? (twinsOf(path)[mix.page % twinsOf(path).length] as string) : path
  const reply = await send(origin, address, asked)
  if (!mix.isConditional) return departOfWhole(reply, variant, mix, known)
  const headers = { ...asked.headers, 'if-none-match': reply.headers.etag ?? '' }
  const again = await send(origin, address, { ...asked, headers })
  // The compressed form has just become ready, or the counters were in their last second, when there is no tag.
  const isCompressedSince = again.headers['content-encoding'] !== reply.headers['content-encoding']
  const isUntagged = [reply, again].some(({ headers }) => headers['cache-control'] === 'no-store')
  if (again.status === 200 && (isCompressedSince || isUntagged)) {
    return departOfWhole(again, variant, mix, known)
  }
  if (again.status !== 304 || again.body.length > 0) return `${again.status} where nothing has changed`
  if (again.headers.etag !== reply.headers.etag) return 'a 304 of something else'
  return departOfVary(again) ?? departOfWhole(reply, variant, mix, known)
}

function departOfWhole(reply: Reply, variant: Variant, { method, encoding }: Mix, known: Known): string | undefined {
  const { status, headers, body, text } = reply
  if (status !== 200) return `status ${status}`
  if (headers['content-type'] !== VARIANTS[variant]) return `the type ${headers['content-type']}`
  const coding = headers['content-encoding']
  if (coding && !encoding.includes(coding)) return `the encoding ${coding}, which was not asked for`
  if (method === 'HEAD' && body.length > 0) return 'a body for HEAD'
  if (method === 'GET' && Number(headers['content-length']) !== body.length) return 'a wrong length'
  if (method === 'GET' && text !== known[variant].text) return 'another body'
  return departOfVary(reply)
}

/** Asks as the client-side router does. Next first redirects it to an address that depends on its fields. */
async function askAsRouter(origin: string, path: string): Promise<Reply> {
  const asked = { headers: { rsc: '1' } }
  const { headers } = await send(origin, path, asked)
  return send(origin, headers.location ?? path, asked)
}

function departOfRouter(reply: Reply): string | undefined {
  if (reply.status !== 200) return `status ${reply.status} to the router`
  return reply.headers['content-type']?.startsWith(RSC_TYPE) ? departOfVary(reply) : `no ${RSC_TYPE} to the router`
}

function departOfVary(reply: Reply): string | undefined {
  const names = varyOf(reply)
  return names.includes('accept') && names.includes('accept-encoding') ? undefined : `Vary: ${reply.headers.vary}`
}
