import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { createClient } from 'redis'
import { describe, expect, inject, test, vi } from 'vitest'
import { createRedisStore } from '@/lib/store/redis'
import type { Store } from '@/lib/store/store'
import { ending } from '@/tests/support/ending'
import { words } from '@/tests/support/inputs/words'
import { PATIENT_MS } from '@/tests/support/patience'
import { freePort, listen } from '@/tests/support/servers/loopback'
import { type RedisServer, startRedis } from '@/tests/support/servers/redis-server'
import { startRelay } from '@/tests/support/servers/relay'
import { behavesLikeAStore } from './store-contract'
import { isUnavailableAtOnce, messageOfUnavailable } from './unavailable'

const patientStore = (url: string) => createRedisStore(url, PATIENT_MS)

describe('Redis store', () => {
  behavesLikeAStore(async () => patientStore(inject('redisUrl')))
})

describe('Redis store on the wire', () => {
  async function proxied() {
    const relay = ending(await startRelay(inject('redisUrl')))
    return { relay, store: ending(patientStore(relay.url)) }
  }

  test('it opens one connection, at the first call', async () => {
    const { relay, store } = await proxied()
    expect(relay.connections).toBe(0)
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.getMany([`wire-${index}`])))
    expect(relay.connections).toBe(1)
  })

  test('closed before the first call, it opens nothing', async () => {
    const { relay, store } = await proxied()
    await store.close()
    await isUnavailableAtOnce(store.getMany(['a']))
    expect(relay.connections).toBe(0)
  })

  test('a value and an admission of one tick are one write, and the script goes by its hash', async () => {
    const { relay, store } = await proxied()
    await store.admit('wire', 10, 60)
    relay.reads.length = 0
    await Promise.all([store.getMany(['wire']), store.admit('wire', 10, 60)])
    expect(relay.reads).toHaveLength(1)
    expect(relay.reads[0]).toMatch(/MGET.*EVALSHA/s)
  })
})

describe('Redis store when the server answers out of step', () => {
  async function answering() {
    const relay = ending(await startRelay(inject('redisUrl')))
    const store = ending(patientStore(relay.url))
    const key = randomUUID()
    await store.set(key, 'kept', 60)
    return { relay, store, key }
  }
  /** A call, and how many replies it waits for. */
  type Call = [call: (store: Store) => Promise<unknown>, replies: number]
  const calls: Call[] = [
    [(store) => store.getMany(['a']), 1],
    [(store) => store.getWithTtl('a'), 2],
    [(store) => store.set('a', 'b', 1), 1],
    [(store) => store.admit('a', 1, 1), 1],
    [(store) => store.peek('a', 1, 1), 1],
  ]

  test.for<[what: string, reply: string, calls: Call[]]>([
    ['nil', '$-1\r\n', calls],
    ['a nil list', '*-1\r\n', calls],
    ['an integer', ':1\r\n', calls],
    ['an empty list', '*0\r\n', calls],
    ['a longer list', `*4\r\n${':1\r\n'.repeat(4)}`, calls],
    ['what no limit allows', '*3\r\n:1\r\n:7\r\n:1\r\n', calls],
    ['a list of numbers', '*3\r\n:1\r\n:1\r\n:1\r\n', calls.slice(0, 3)],
    ['a text', '+T0s=\r\n', calls],
  ])('%s: unavailable, and the next call has another connection', async ([, reply, calls]) => {
    const { relay, store, key } = await answering()
    for (const [call, replies] of calls) {
      const before = relay.connections
      await relay.fault({ kind: 'instead', bytes: Buffer.from(reply.repeat(replies)) })
      await isUnavailableAtOnce(call(store))
      await relay.fault()
      expect(await store.getMany([key])).toEqual(['kept'])
      expect(relay.connections).toBe(before + 1)
    }
  })

  test('one reply too many: unavailable, and the next call has another connection', async () => {
    const { relay, store, key } = await answering()
    await relay.fault({ kind: 'twice' })
    await Promise.all([store.getMany(['a', 'b']), store.admit('c', 1, 1)].map(isUnavailableAtOnce))
    await relay.fault()
    expect(await store.getMany([key])).toEqual(['kept'])
    expect(relay.connections).toBe(2)
  })

  test('no answer to the first PING is taken for another: unavailable, and it recovers', async () => {
    const relay = ending(await startRelay(inject('redisUrl')))
    const store = ending(patientStore(relay.url))
    await relay.fault({ kind: 'instead', bytes: Buffer.from('$-1\r\n') })
    await isUnavailableAtOnce(store.getMany(['a']))
    await relay.fault()
    await vi.waitUntil(
      () =>
        store.set('a', 'b', 1).then(
          () => true,
          () => false,
        ),
      { timeout: PATIENT_MS, interval: 20 },
    )
  })
})

describe('Redis store when the server refuses writes', () => {
  test.for([
    ['OOM', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
    ['MISCONF', 'BGSAVE', 'CONFIG SET stop-writes-on-bgsave-error no'],
    ['READONLY', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE'],
  ] as const)('%s: unavailable, and the connection is replaced', async ([code, begin, end]) => {
    // Its folder is gone when it saves.
    const folder = await mkdtemp(join(tmpdir(), 'redis-'))
    const server = ending(await startRedis({ args: ['--dir', folder, '--save', '3600 1000'] }))
    await rm(folder, { recursive: true })
    const relay = ending(await startRelay(server.url))
    const store = ending(patientStore(relay.url))
    const redis = ending(await createClient({ url: server.url, RESP: 2 }).connect())
    const write = () =>
      store.set('a', 'b', 60).then(
        () => 'written',
        ({ message }) => message,
      )
    expect(await write()).toBe('written')
    await redis.sendCommand(words(begin))
    await expect.poll(write).toBe(`Redis: ${code}`)
    await expect.poll(() => relay.connections).toBeGreaterThan(1)
    await redis.sendCommand(words(end))
    await expect.poll(write).toBe('written')
  })
})

describe('Redis store, in its messages', () => {
  const CLUSTER =
    /^Redis: (?:CLUSTERDOWN|CROSSSLOT) \(the server is in cluster mode: use a Redis that is not a cluster\)$/
  const rightTo = (command: string) => `Redis: NOPERM (the user may not run ${command}: allow it)`
  const KEYS = "Redis: NOPERM (the user may not use the site's keys: allow ~pitchlark-site:*)"

  test.for<[acl: string, message: string | RegExp]>([
    ['-evalsha', rightTo('evalsha')],
    ['-mget', rightTo('mget')],
    ['-ping', rightTo('ping')],
    ['resetkeys ~other:*', KEYS],
    ['-zcount', /^Redis: ERR \(the user may not run every command of the limits' script: allow \+@sortedset/],
  ])('a user with %s is told what to allow', async ([acl, message]) => {
    const server = ending(await startRedis())
    const redis = ending(await createClient({ url: server.url, RESP: 2 }).connect())
    await redis.sendCommand(words(`ACL SETUSER site on >s3cret ~* +@all ${acl}`))
    const store = ending(patientStore(server.url.replace('//', '//site:s3cret@')))
    await expect(Promise.all([store.admit('some-key', 1, 1), store.getMany(['a'])])).rejects.toThrow(message)
  })

  test('a cluster is named, by each command and by its settings', async () => {
    const server = ending(await startRedis({ args: ['--cluster-enabled', 'yes'] }))
    const store = ending(patientStore(server.url))
    await expect(store.admit('some-key', 1, 1)).rejects.toThrow(CLUSTER)
    const redis = ending(await createClient({ url: server.url, RESP: 2 }).connect())
    await redis.sendCommand(words('CLUSTER ADDSLOTSRANGE 0 16383'))
    await expect(store.getMany(['some-key', 'another'])).rejects.toThrow(CLUSTER)
    expect(await store.findWarning?.()).toMatch(
      /in cluster mode, .*: set REDIS_URL to a Redis that is not a cluster\.$/,
    )
  })
})

describe('Redis store when the server fails', () => {
  async function running(createStore = patientStore): Promise<{ server: RedisServer; store: Store }> {
    const server = ending(await startRedis())
    return { server, store: ending(createStore(server.url)) }
  }

  const answersAgain = (store: Store) =>
    vi.waitUntil(() => store.admit('again', 1_000, 60).catch(() => undefined), { timeout: PATIENT_MS, interval: 20 })

  test('down at the start: unavailable at once, and recovers', async () => {
    const port = await freePort()
    const store = ending(patientStore(`redis://127.0.0.1:${port}`))
    for (const call of [store.getMany(['a']), store.set('a', 'b', 1), store.admit('a', 1, 1), store.peek('a', 1, 1)]) {
      await isUnavailableAtOnce(call)
    }
    ending(await startRedis({ port }))
    await answersAgain(store)
  })

  test('killed and started empty: unavailable meanwhile, and recovers', async () => {
    const { server, store } = await running()
    await store.admit('a', 1, 60)
    process.kill(server.pid, 'SIGSTOP')
    const failed = isUnavailableAtOnce(store.getMany(['a']))
    process.kill(server.pid, 'SIGKILL')
    await failed
    await isUnavailableAtOnce(store.getMany(['a']))
    await server.restart()
    expect(await answersAgain(store)).toMatchObject({ admitted: true, remaining: 999 })
  })

  test('hung: unavailable within a second, then at once, and recovers', async () => {
    const { server, store } = await running(createRedisStore)
    await answersAgain(store)
    process.kill(server.pid, 'SIGSTOP')
    const calls = Array.from({ length: 100 }, () => messageOfUnavailable(store.admit('a', 1, 60)))
    expect(await Promise.all(calls)).toContain('the store did not respond within 1000 ms')
    await isUnavailableAtOnce(store.getMany(['a']))
    process.kill(server.pid, 'SIGCONT')
    await answersAgain(store)
  })

  test('hung from the start on: it reconnects in the background, and calls do not wait for it', async () => {
    let connections = 0
    const silent = ending(createServer(() => connections++))
    const store = ending(createRedisStore(`redis://127.0.0.1:${await listen(silent)}`))
    await messageOfUnavailable(store.getMany(['a']))
    await vi.waitUntil(() => connections >= 3, { timeout: PATIENT_MS, interval: 10 })
    await isUnavailableAtOnce(store.getMany(['a']))
  })

  test('a stall of this process does not count as one of the server', async () => {
    const { server, store } = await running(createRedisStore)
    await answersAgain(store)
    await store.set('a', 'answered meanwhile', 60)
    process.kill(server.pid, 'SIGSTOP')
    const value = store.getMany(['a'])
    // The client writes in the second turn. After the file's answer the loop stalls where it would read the socket.
    await turn()
    await turn()
    await stat('.')
    process.kill(server.pid, 'SIGCONT')
    const end = performance.now() + 1_100
    while (performance.now() < end);
    expect(await value).toEqual(['answered meanwhile'])
  })

  test('the server closes the connection: the next call has a new one', async () => {
    const { server, store } = await running()
    await store.set('a', 'kept', 60)
    const other = await createClient({ url: server.url }).connect()
    await other.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal'])
    await vi.waitUntil(async () => (await other.clientList()).length === 2, { timeout: PATIENT_MS, interval: 5 })
    expect(await store.getMany(['a'])).toEqual(['kept'])
    other.destroy()
  })

  test('a failover leaves the connection at a replica: it reconnects, and reads under way are answered', async () => {
    const { server, store } = await running()
    // Its bytes are still arriving when the refusal is read.
    const large = 'x'.repeat(16_000_000)
    await store.set('large', large, 60)
    const other = await createClient({ url: server.url }).connect()
    const connection = async () => (await other.clientList()).find(({ id }) => id !== ownId)?.id
    const ownId = await other.clientId()
    await store.admit('a', 10, 60)
    const first = await connection()
    await other.sendCommand(['REPLICAOF', '127.0.0.1', '1'])
    const refused = isUnavailableAtOnce(store.admit('a', 10, 60))
    expect((await store.getMany(['large']))[0]?.length).toBe(large.length)
    await refused
    await vi.waitUntil(async () => ![undefined, first].includes(await connection()), {
      timeout: PATIENT_MS,
      interval: 5,
    })
    await other.sendCommand(['REPLICAOF', 'NO', 'ONE'])
    expect(await store.admit('a', 10, 60)).toMatchObject({ admitted: true, remaining: 8 })
    other.destroy()
  })

  test('closes within a second while the server hangs, and is unavailable from then on', async () => {
    const { server, store } = await running(createRedisStore)
    await answersAgain(store)
    process.kill(server.pid, 'SIGSTOP')
    const failed = messageOfUnavailable(store.getMany(['a']))
    await store.close()
    await failed
    await isUnavailableAtOnce(store.getMany(['a']))
  })
})
