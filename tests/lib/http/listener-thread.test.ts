import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { limitFreshness } from '@/lib/http/freshness'
import { answerOn, createThreadListener } from '@/lib/http/listener-thread'
import { gate } from '@/tests/support/cached-site'

/** The address of a server whose requests `handle` answers at the other end of a channel. */
async function start(
  handle: RequestListener,
  { faults = [], arrived = [] }: { faults?: unknown[]; arrived?: unknown[] } = {},
): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  answerOn(port2, handle)
  const listener = createThreadListener(port1)
  const server = createServer((request, response) => {
    arrived.push(request.url)
    response.once('close', () => arrived.push('closed'))
    Promise.resolve(listener(request, response)).catch((fault: unknown) => {
      faults.push(fault)
      response.writeHead(500).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    port1.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a listener in another thread', () => {
  it('hears method, address and fields, and is heard with status, fields and body', async () => {
    const url = await start(({ method, url, headers }, response) => {
      response.writeHead(203, { 'X-Asked': `${method} ${url}`, Vary: ['one', 'two'] })
      response.write(`${headers['x-name']}: `)
      response.end('ünï')
    })
    const answer = await fetch(`${url}/path?a=b`, { headers: { 'X-Name': 'value' } })
    expect([answer.status, await answer.text()]).toEqual([203, 'value: ünï'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-asked': 'GET /path?a=b',
      vary: 'one, two',
      'content-length': '12',
    })
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.headers.get('x-asked'), await head.text()]).toEqual(['HEAD /', ''])
  })

  it('keeps the answers of many apart, in whatever order they come', async () => {
    const url = await start(async ({ url }, response) => {
      await wait(Number(url?.slice(1)) % 7)
      response.end(`answer to ${url}`)
    })
    const paths = Array.from({ length: 200 }, (_, number) => `/${number}`)
    const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()))
    expect(texts).toEqual(paths.map((path) => `answer to ${path}`))
  })

  it('that throws is heard to', async () => {
    const faults: unknown[] = []
    // No function can be sent to another thread.
    const fault = new Error('broken', { cause: () => {} })
    const url = await start(() => Promise.reject(fault), { faults })
    expect((await fetch(url)).status).toBe(500)
    expect(String(faults[0])).toContain('Error: broken')
  })

  it('is not asked for those who have left before their turn', async () => {
    const { opened, open } = gate()
    const asked: unknown[] = []
    const arrived: unknown[] = []
    const hold: RequestListener = async ({ url }, response) => {
      asked.push(url)
      await opened
      response.end()
    }
    const url = await start(hold, { arrived })
    const seen = async (list: unknown[], entry: unknown) => {
      while (!list.includes(entry)) await wait(1)
    }
    const first = Array.from({ length: 64 }, () => fetch(`${url}/first`))
    while (asked.length < 64) await wait(1)
    const leaving = new AbortController()
    const left = fetch(`${url}/left`, { signal: leaving.signal }).catch(() => 'left')
    await seen(arrived, '/left')
    leaving.abort()
    expect(await left).toBe('left')
    await seen(arrived, 'closed')
    const last = fetch(`${url}/last`)
    await seen(arrived, '/last')
    open()
    await Promise.all([...first, last])
    expect(asked.slice(64)).toEqual(['/last'])
  })

  it('limits how long a page may be kept, but not what is for one client', async () => {
    const url = await start(async (_request, response) => {
      await wait(1)
      limitFreshness(60)
      response.end()
    })
    const cachingOf = async (headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('cache-control')
    expect(await cachingOf({})).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect(await cachingOf({ rsc: '1' })).toBeNull()
  })
})
