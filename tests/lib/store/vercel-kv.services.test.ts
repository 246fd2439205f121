import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createVercelKvStore } from '@/lib/store/vercel-kv'
import { ending } from '@/tests/support/ending'
import { PATIENT_MS } from '@/tests/support/patience'
import { KV_TOKEN, startKvBridge } from '@/tests/support/servers/kv-bridge'
import { listen } from '@/tests/support/servers/loopback'
import { startRedis } from '@/tests/support/servers/redis-server'
import { behavesLikeAStore } from './store-contract'
import { isUnavailableAtOnce, messageOfUnavailable } from './unavailable'

const MEBIBYTE = 1024 * 1024

async function serve(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listen(ending(createServer(listener)))}`
}

/** A server whose replies begin with `start` and never end. */
async function startEndless(status: number, start: string, character: string) {
  const chunk = Buffer.from(character.repeat(MEBIBYTE))
  const replies: Promise<unknown>[] = []
  const endless = { url: '', sentBytes: 0, closed: () => Promise.all(replies) }
  endless.url = await serve((_, response) => {
    const send = () => {
      let hasRoom = !response.destroyed
      while (hasRoom) {
        endless.sentBytes += chunk.length
        hasRoom = response.write(chunk)
      }
    }
    replies.push(once(response, 'close'))
    response.on('drain', send).writeHead(status)
    response.write(start)
    send()
  })
  return endless
}

let bridge: Awaited<ReturnType<typeof startKvBridge>>
const patientStore = (url: string, token = KV_TOKEN) => createVercelKvStore({ url, token }, PATIENT_MS)
const store = () => patientStore(bridge.url)

beforeAll(async () => {
  bridge = await startKvBridge(inject('redisUrl'))
})
beforeEach(() => {
  bridge.behave('reply')
  bridge.requests.length = 0
})
afterAll(() => bridge.stop())

describe('Vercel KV store', () => {
  behavesLikeAStore(async () => store())
})

describe('Vercel KV store on the wire', () => {
  test('a value and an admission of one tick are one request, and the script goes by its hash', async () => {
    const kv = store()
    await kv.admit('wire', 10, 60)
    bridge.requests.length = 0
    await Promise.all([kv.getMany(['wire']), kv.admit('wire', 10, 60), kv.set('wire', 'value', 60)])
    const commands = bridge.requests.map(({ body }) => (body as string[][]).map(([command]) => command))
    expect(commands).toEqual([['mget', 'evalsha', 'set']])
  })

  test('no cache may answer', async () => {
    await store().getMany(['fresh'])
    expect(bridge.requests[0]?.headers['cache-control']).toBe('no-cache')
  })

  test('a server without the script gets it again', async () => {
    const redis = ending(await startRedis())
    const own = ending(await startKvBridge(redis.url))
    const kv = patientStore(own.url)
    await kv.admit('a', 10, 60)
    const direct = await createClient({ url: redis.url }).connect()
    await direct.scriptFlush()
    direct.destroy()
    expect(await kv.admit('a', 10, 60)).toMatchObject({ admitted: true, remaining: 8 })
  })
})

describe('Vercel KV store when the service fails', () => {
  test('hung: unavailable within a second, asked once', async () => {
    bridge.behave('hang')
    const kv = createVercelKvStore({ url: bridge.url, token: KV_TOKEN })
    await Promise.all([kv.getMany(['a']), kv.set('a', 'b', 1), kv.admit('a', 1, 1)].map(messageOfUnavailable))
    expect(bridge.requests).toHaveLength(1)
    bridge.behave('reply')
    await expect.poll(() => kv.getMany(['absent']).catch(String)).toEqual([undefined])
  })

  test.for(['cut', 'fail', 'html'] as const)('%s: unavailable at once, asked once', async (fault) => {
    bridge.behave(fault)
    const kv = store()
    await isUnavailableAtOnce(kv.admit('a', 1, 1))
    expect(bridge.requests).toHaveLength(1)
    bridge.behave('reply')
    expect(await kv.getMany(['absent'])).toEqual([undefined])
  })

  test.for([
    ['no list', {}],
    ['null', null],
    ['no answers', []],
    ['a number', [{ result: 1 }]],
    ['a list', [{ result: [] }]],
    ['nothing', [{}]],
    ['one answer too many', [{ result: [null] }, { result: null }]],
  ] as const)('%s in place of its answers: unavailable', async ([, says]) => {
    const kv = store()
    bridge.behave({ says })
    for (const call of [() => kv.getMany(['a']), () => kv.set('a', 'b', 1), () => kv.admit('a', 1, 1)]) {
      await isUnavailableAtOnce(call())
    }
    await isUnavailableAtOnce(kv.getWithTtl('a'))
    bridge.behave('reply')
    expect(await kv.getMany(['absent'])).toEqual([undefined])
  })

  test.for([
    ['of replies', 200, '[{"result":"', 'x'],
    ['of an error', 500, '{"error":"', 'A'],
    ['before any reply', 200, '', ' '],
    ['to a redirect', 307, '', ' '],
  ] as const)('an endless text %s: unavailable, and not read on', async ([, status, start, character]) => {
    const endless = await startEndless(status, start, character)
    const kv = patientStore(endless.url)
    const calls = [() => kv.getMany(['a']), () => kv.admit('a', 1, 1), () => kv.findWarning?.()]
    for (const call of calls) {
      await isUnavailableAtOnce(Promise.resolve(call()))
      await endless.closed()
    }
    // The sockets hold some bytes that nobody reads.
    expect(endless.sentBytes).toBeLessThan(calls.length * 16 * MEBIBYTE)
  })

  test('a reply over 8 MiB: unavailable; the longest value that is stored is far under it', async () => {
    const kv = store()
    const value = JSON.stringify({ body: '"'.repeat(MEBIBYTE) })
    await kv.set('longest', value, 60)
    expect(await kv.getMany(['longest'])).toEqual([value])
    bridge.behave({ says: [{ result: 'x'.repeat(8 * MEBIBYTE) }] })
    await isUnavailableAtOnce(kv.getMany(['a']))
  })

  test.for([301, 302, 303, 307, 308])(
    'a redirect with %i: unavailable, and no other host gets a request',
    async (status) => {
      const asked: string[] = []
      const other = await serve((request, response) => {
        asked.push(String(request.headers.authorization))
        response.end('[{"result":null}]')
      })
      const url = await serve((request, response) => {
        response.writeHead(status, { location: other.replace('127.0.0.1', 'localhost') + request.url }).end()
      })
      const kv = patientStore(url)
      const calls = [
        () => kv.getMany(['a']),
        () => kv.set('a', 'b', 1),
        () => kv.admit('a', 1, 1),
        () => kv.findWarning?.(),
      ]
      for (const call of calls) {
        await expect(call()).rejects.toThrow(`Vercel KV: redirects (${status})`)
      }
      expect(asked).toEqual([])
    },
  )

  test('many commands of one tick are several requests, in the order of their callers', async () => {
    const kv = store()
    await Promise.all(Array.from({ length: 100 }, (_, index) => kv.set(`many-${index}`, String(index), 60)))
    const values = Array.from({ length: 100 }, (_, index) => kv.getMany([`many-${index}`]))
    expect(await Promise.all(values)).toEqual(Array.from({ length: 100 }, (_, index) => [String(index)]))
    const sizes = bridge.requests.map(({ body }) => (body as unknown[]).length)
    // Those of one tick leave together, so any of them may arrive first.
    expect(sizes.slice(0, 4).sort()).toEqual([32, 32, 32, 4])
    expect(sizes.slice(4).sort()).toEqual([32, 32, 32, 4])
  })

  const SPENT = "the plan's quota of requests is spent: raise it in Upstash's console, or wait until it is renewed"
  const LIMIT = 'ERR max requests limit exceeded. Limit: 500000, Usage: 500000. See https://upstash.com/docs'
  test.for<[status: number, body: string, message: string]>([
    [
      401,
      '{"error":"Unauthorized"}',
      "the token is refused (401): copy the REST token, not the password, from Upstash's console",
    ],
    [404, 'Not Found', "there is no database at the URL (404): copy the REST URL from Upstash's console"],
    [429, '', SPENT],
    [400, JSON.stringify({ error: LIMIT }), SPENT],
    [200, JSON.stringify([{ error: LIMIT }]), SPENT],
    [200, '[{"error":"ERR max daily request limit exceeded. Limit: 10000"}]', SPENT],
    [
      200,
      '[{"error":"NOPERM this user has no permissions to run the \'evalsha\' command"}]',
      'NOPERM (the user may not run evalsha: allow it)',
    ],
  ])('%i with %s says what is wrong, and what to do', async ([status, body, message]) => {
    const url = await serve((_, response) => response.writeHead(status).end(body))
    await expect(patientStore(url).peek('a', 1, 1)).rejects.toThrow(`Vercel KV: ${message}`)
  })

  test('no message shows the token, a key or a value', async () => {
    const refused = patientStore(bridge.url, 'wrong-token')
    bridge.behave('reply')
    const failure = () => refused.set('some-key', 'some-value', 1).catch(({ message, cause }) => ({ message, cause }))
    const refusal =
      "Vercel KV: the token is refused (401): copy the REST token, not the password, from Upstash's console"
    expect(await failure()).toEqual({ message: refusal })
    bridge.behave('fail')
    expect(await failure()).toEqual({ message: 'Vercel KV: ERR' })
  })
})
