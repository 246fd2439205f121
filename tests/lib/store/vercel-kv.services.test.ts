import { createClient } from 'redis'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createVercelKvStore } from '@/lib/store/vercel-kv'
import { ending } from '@/tests/support/ending'
import { KV_TOKEN, startKvBridge } from '@/tests/support/servers/kv-bridge'
import { startRedis } from '@/tests/support/servers/redis-server'
import { behavesLikeAStore } from './store-contract'
import { millisecondsToUnavailable } from './unavailable'

/** For a failure without a deadline. */
const AT_ONCE_MS = 500

let bridge: Awaited<ReturnType<typeof startKvBridge>>
const store = () => createVercelKvStore({ url: bridge.url, token: KV_TOKEN })

beforeAll(async () => {
  bridge = await startKvBridge(inject('redisUrl'))
})
beforeEach(() => {
  bridge.behave('answer')
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
    await Promise.all([kv.get('wire'), kv.admit('wire', 10, 60), kv.set('wire', 'value', 60)])
    const commands = bridge.requests.map(({ body }) => (body as string[][]).map(([command]) => command))
    expect(commands).toEqual([['get', 'evalsha', 'set']])
  })

  test('no cache may answer', async () => {
    await store().get('fresh')
    expect(bridge.requests[0]?.headers['cache-control']).toBe('no-cache')
  })

  test('a server without the script gets it again', async () => {
    const redis = ending(await startRedis())
    const own = ending(await startKvBridge(redis.url))
    const kv = createVercelKvStore({ url: own.url, token: KV_TOKEN })
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
    const kv = store()
    await Promise.all([kv.get('a'), kv.set('a', 'b', 1), kv.admit('a', 1, 1)].map(millisecondsToUnavailable))
    expect(bridge.requests).toHaveLength(1)
    bridge.behave('answer')
    expect(await kv.get('absent')).toBeUndefined()
  })

  test.for(['cut', 'fail', 'html'] as const)('%s: unavailable at once, asked once', async (fault) => {
    bridge.behave(fault)
    const kv = store()
    expect(await millisecondsToUnavailable(kv.admit('a', 1, 1))).toBeLessThan(AT_ONCE_MS)
    expect(bridge.requests).toHaveLength(1)
    bridge.behave('answer')
    expect(await kv.get('absent')).toBeUndefined()
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
      await millisecondsToUnavailable(call())
    }
    await millisecondsToUnavailable(kv.getWithTtl('a'))
    bridge.behave('answer')
    expect(await kv.getMany(['absent'])).toEqual([undefined])
  })

  test('no message shows the token, a key or a value', async () => {
    const refused = createVercelKvStore({ url: bridge.url, token: 'wrong-token' })
    bridge.behave('answer')
    const failure = () => refused.set('some-key', 'some-value', 1).catch(({ message, cause }) => ({ message, cause }))
    expect(await failure()).toEqual({ message: 'Vercel KV: WRONGPASS' })
    bridge.behave('fail')
    expect(await failure()).toEqual({ message: 'Vercel KV: ERR' })
  })
})
