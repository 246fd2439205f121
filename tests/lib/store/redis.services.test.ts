import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as passing } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createRedisStore } from '@/lib/store/redis'
import type { Store } from '@/lib/store/store'
import { startCountingProxy } from '@/tests/support/counting-proxy'
import { freePort, type RedisServer, startRedis } from '@/tests/support/redis-server'
import { behavesLikeAStore } from '@/tests/support/store-contract'
import { millisecondsToUnavailable } from '@/tests/support/unavailable'

/** A call that is refused because the server is known to be down waits for nothing. */
const AT_ONCE_MS = 200

describe('Redis store', () => {
  behavesLikeAStore(async () => createRedisStore(inject('redisUrl')))
})

describe('Redis store on the wire', () => {
  async function proxied() {
    const proxy = await startCountingProxy(Number(new URL(inject('redisUrl')).port))
    const store = createRedisStore(`redis://127.0.0.1:${proxy.port}`)
    onTestFinished(async () => {
      await store.close()
      await proxy.stop()
    })
    return { proxy, store }
  }

  test('nothing is opened before the first call, and one connection serves all', async () => {
    const { proxy, store } = await proxied()
    expect(proxy.connections).toBe(0)
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.get(`wire-${index}`)))
    expect(proxy.connections).toBe(1)
  })

  test('a value and an admission of one tick are one write, and the script goes by its hash', async () => {
    const { proxy, store } = await proxied()
    await store.admit('wire', 10, 60)
    proxy.reads.length = 0
    await Promise.all([store.get('wire'), store.admit('wire', 10, 60)])
    expect(proxy.reads).toHaveLength(1)
    expect(proxy.reads[0]).toMatch(/GET.*EVALSHA/s)
  })
})

describe('Redis store when the server fails', () => {
  const open: { close?(): Promise<void>; stop?(): Promise<void> }[] = []
  afterEach(async () => {
    for (const item of open.splice(0).reverse()) await (item.close ?? item.stop)?.()
  })

  async function running(args: string[] = []): Promise<{ server: RedisServer; store: Store }> {
    const server = await startRedis({ args })
    const store = createRedisStore(server.url)
    open.push(server, store)
    return { server, store }
  }

  const answersAgain = (store: Store) =>
    vi.waitUntil(() => store.admit('again', 1_000, 60).catch(() => undefined), { timeout: 2_000, interval: 20 })

  test('down at the start: unavailable at once, and answers once it is up', async () => {
    const port = await freePort()
    const store = createRedisStore(`redis://127.0.0.1:${port}`)
    open.push(store)
    for (const call of [store.get('a'), store.set('a', 'b', 1), store.admit('a', 1, 1), store.peek('a', 1, 1)]) {
      expect(await millisecondsToUnavailable(call)).toBeLessThan(AT_ONCE_MS)
    }
    open.push(await startRedis({ port }))
    await answersAgain(store)
  })

  test('killed and started empty: unavailable meanwhile, then answers by itself', async () => {
    const { server, store } = await running()
    await store.admit('a', 1, 60)
    process.kill(server.pid, 'SIGSTOP')
    const underWay = store.get('a')
    const failed = millisecondsToUnavailable(underWay)
    process.kill(server.pid, 'SIGKILL')
    expect(await failed).toBeLessThan(AT_ONCE_MS)
    expect(await millisecondsToUnavailable(store.get('a'))).toBeLessThan(AT_ONCE_MS)
    await server.restart()
    expect(await answersAgain(store)).toMatchObject({ admitted: true, remaining: 999 })
  })

  test('hung: unavailable within a second, then at once, and answers when it goes on', async () => {
    const { server, store } = await running()
    await store.get('a')
    process.kill(server.pid, 'SIGSTOP')
    const calls = Array.from({ length: 100 }, () => millisecondsToUnavailable(store.admit('a', 1, 60)))
    await Promise.all(calls)
    expect(await millisecondsToUnavailable(store.get('a'))).toBeLessThan(AT_ONCE_MS)
    process.kill(server.pid, 'SIGCONT')
    await answersAgain(store)
  })

  test('hung before the first call: unavailable within a second, connecting included', async () => {
    const { server, store } = await running()
    process.kill(server.pid, 'SIGSTOP')
    await Promise.all([millisecondsToUnavailable(store.get('a')), millisecondsToUnavailable(store.admit('a', 1, 60))])
    process.kill(server.pid, 'SIGCONT')
    await answersAgain(store)
  })

  test('a black hole that drops every SYN: unavailable within a second', async () => {
    const { server, store } = await running(['--tcp-backlog', '1'])
    process.kill(server.pid, 'SIGSTOP')
    const waiting = await fillBacklog(server.port)
    await millisecondsToUnavailable(store.get('a'))
    expect(await millisecondsToUnavailable(store.get('a'))).toBeLessThan(AT_ONCE_MS)
    for (const socket of waiting) socket.destroy()
    process.kill(server.pid, 'SIGCONT')
    await answersAgain(store)
  })

  test('the server closes the connection: it is opened anew before the next call', async () => {
    const { server, store } = await running()
    await store.set('a', 'kept', 60)
    const other = await createClient({ url: server.url }).connect()
    await other.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal'])
    await vi.waitUntil(async () => (await other.clientList()).length === 2, { timeout: 1_000, interval: 5 })
    expect(await store.get('a')).toBe('kept')
    other.destroy()
  })

  test('a password that is refused: unavailable, and the message does not show it', async () => {
    const { server } = await running(['--requirepass', 'right'])
    const store = createRedisStore(server.url.replace('//', '//:wrong-password@'))
    open.push(store)
    await expect(store.get('a')).rejects.not.toThrow('wrong-password')
    await millisecondsToUnavailable(store.get('a'))
    const admitted = createRedisStore(server.url.replace('//', '//:right@'))
    open.push(admitted)
    expect(await admitted.get('a')).toBeUndefined()
  })

  test('closed: unavailable, and no attempt is made any more', async () => {
    const { store } = await running()
    await store.get('a')
    await store.close()
    await millisecondsToUnavailable(store.get('a'))
  })

  test('closes within a second while the server hangs', async () => {
    const { server, store } = await running()
    await store.get('a')
    process.kill(server.pid, 'SIGSTOP')
    const failed = millisecondsToUnavailable(store.get('a'))
    await store.close()
    await failed
  })
})

/** Opens connections until the kernel takes no more: the sockets, of which the last one stays without an answer. */
async function fillBacklog(port: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    const taken = await Promise.race([once(socket, 'connect').then(() => true), passing(300, false)])
    if (!taken) return sockets
  }
}
