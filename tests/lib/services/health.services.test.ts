import { createClient } from 'redis'
import { describe, expect, test } from 'vitest'
import { createHealth } from '@/lib/services/health'
import { createRedisStore } from '@/lib/store/redis'
import { createVercelKvStore } from '@/lib/store/vercel-kv'
import { ending } from '@/tests/support/ending'
import { words } from '@/tests/support/inputs/words'
import { PATIENT_MS } from '@/tests/support/patience'
import { KV_TOKEN, startKvBridge } from '@/tests/support/servers/kv-bridge'
import { startRedis } from '@/tests/support/servers/redis-server'

const database = { checkAccess: async () => {} }

async function startServer(args: string[] = []) {
  const server = ending(await startRedis({ args }))
  const redis = ending(await createClient({ url: server.url, RESP: 2 }).connect())
  return { server, tell: (command: string) => redis.sendCommand(words(command)) }
}

const adapters = {
  Redis: async (url: string) => ending(createRedisStore(url, PATIENT_MS)),
  'Vercel KV': async (url: string) => {
    const bridge = ending(await startKvBridge(url))
    return createVercelKvStore({ url: bridge.url, token: KV_TOKEN }, PATIENT_MS)
  },
}

describe.each(Object.entries(adapters))('with %s', (_, connect) => {
  test.each(['allkeys-lru', 'volatile-lru', 'volatile-ttl'])('%s is named, and what to set', async (policy) => {
    const { server } = await startServer(['--maxmemory-policy', policy])
    const { warnings, dependencies } = await createHealth({
      store: await connect(server.url),
      database,
      warnings: ['Known.'],
    })()
    expect(warnings).toEqual(['Known.', expect.stringMatching(new RegExp(`${policy}.*maxmemory-policy to noeviction`))])
    expect(dependencies.store.status).toBe('up')
  })

  test('a server that evicts nothing, or does not say, has no warning', async () => {
    const { server, tell } = await startServer()
    const health = createHealth({ store: await connect(server.url), database, warnings: [], now: () => Number.NaN })
    expect((await health()).warnings).toEqual([])
    await tell('CONFIG SET maxmemory-policy allkeys-lru')
    expect((await health()).warnings).toHaveLength(1)
    await tell('ACL SETUSER default -info')
    expect(await health()).toMatchObject({ warnings: [], dependencies: { store: { status: 'up' } } })
  })

  test.each([
    ['refuses writes for want of memory', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
    ['is a replica', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE'],
    ['may run no script', 'ACL SETUSER default -@scripting', 'ACL SETUSER default +@scripting'],
    ...['zadd', 'zcount', 'zremrangebyscore', 'zrangebyscore', 'pexpireat', 'time', 'set', 'mget'].map((command) => [
      `may not run ${command}`,
      `ACL SETUSER default -${command}`,
      `ACL SETUSER default +${command}`,
    ]),
    [
      'may write no window',
      'ACL SETUSER default resetkeys ~pitchlark-site:value:*',
      'ACL SETUSER default resetkeys ~*',
    ],
  ])('a server that %s is down', async (_, begin, end) => {
    const { server, tell } = await startServer()
    const health = createHealth({ store: await connect(server.url), database, warnings: [], now: () => Number.NaN })
    const status = async () => (await health()).dependencies.store.status
    expect(await status()).toBe('up')
    await tell(begin)
    expect(await status()).toBe('down')
    await tell(end)
    await expect.poll(status).toBe('up')
  })
})
