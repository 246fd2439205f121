import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Answer, Ask } from '@/lib/http/answer'
import { answerOn, createAskThread } from '@/lib/http/answering-thread'
import { limitFreshness } from '@/lib/http/freshness'
import { gate } from '@/tests/support/cached-site'

/** Asks `handle` at the other end of a channel. */
function start(handle: RequestListener): Ask {
  const { port1, port2 } = new MessageChannel()
  answerOn(port2, handle)
  onTestFinished(() => port1.close())
  return createAskThread(port1, ({ headers }) => String(headers['x-client']))
}

const get = (path: string, headers: Record<string, string> = {}) => ({ method: 'GET', path, headers })
const textOf = ({ body }: Answer) => Buffer.from(body).toString()

describe('a thread that answers', () => {
  it('hears method, address and fields, and is heard with status, fields and body', async () => {
    const ask = start(({ method, url, headers }, response) => {
      response.writeHead(203, { 'X-Asked': `${method} ${url}`, Vary: ['one', 'two'] })
      response.write(`${headers['x-name']}: `)
      response.end('ünï')
    })
    const answer = await ask({ method: 'PUT', path: '/path?a=b', headers: { 'x-name': 'value' } })
    expect([answer.status, textOf(answer)]).toEqual([203, 'value: ünï'])
    expect(answer.headers).toEqual({ 'x-asked': 'PUT /path?a=b', vary: ['one', 'two'] })
  })

  it('keeps the answers of many apart, in whatever order they come', async () => {
    const ask = start(async ({ url }, response) => {
      await wait(Number(url?.slice(1)) % 7)
      response.end(`answer to ${url}`)
    })
    const paths = Array.from({ length: 200 }, (_, number) => `/${number}`)
    const texts = await Promise.all(paths.map(async (path) => textOf(await ask(get(path)))))
    expect(texts).toEqual(paths.map((path) => `answer to ${path}`))
  })

  it('is heard when it throws', async () => {
    // No function can be sent to another thread.
    const fault = new Error('broken', { cause: () => {} })
    const ask = start(() => Promise.reject(fault))
    await expect(ask(get('/'))).rejects.toThrow('Error: broken')
  })

  it('is not asked what nobody waits for when its turn comes', async () => {
    const { opened, open } = gate()
    const asked: unknown[] = []
    const ask = start(async ({ url }, response) => {
      asked.push(url)
      await opened
      response.end()
    })
    const first = Array.from({ length: 4 }, () => ask(get('/first')))
    const leaving = new AbortController()
    const left = ask(get('/left'), leaving.signal)
    const last = ask(get('/last'), new AbortController().signal)
    leaving.abort()
    open()
    await expect(left).rejects.toBe(leaving.signal.reason)
    await Promise.all([...first, last])
    expect(asked.slice(4)).toEqual(['/last'])
  })

  it('limits how long a page may be kept, but not what is for one client', async () => {
    const ask = start(async (_request, response) => {
      await wait(1)
      limitFreshness(60)
      response.end()
    })
    expect((await ask(get('/'))).headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect((await ask(get('/', { rsc: '1' }))).headers['cache-control']).toBeUndefined()
  })
})
