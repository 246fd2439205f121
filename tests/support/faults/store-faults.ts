import { createClient } from 'redis'
import type { RedisServer } from '@/tests/support/redis-server'
import type { LinkFault } from '@/tests/support/relay'
import { FAULT_TEXT, type Fault, SECRETS } from './fault'
import { httpFaults } from './http-faults'
import { BROKEN_LINKS, type Link, linkFaults, restarted } from './link'

/** Without the counters' store `/api/pagerank` protects its key's quota, and the rest goes on in the process. */
const UNCOUNTED = { expected: { '/api/pagerank': { status: 503 } }, countersDown: true }
const AWAY = { ...UNCOUNTED, down: 'store' } as const

/** The faults of a Redis at the end of `link`. */
export function redisFaults(link: Link, server: RedisServer): Fault[] {
  const told = (...command: string[]) => tell(server, command)
  const links: Record<string, LinkFault> = {
    ...BROKEN_LINKS,
    'an answer of 300 MB': { kind: 'instead', bytes: Buffer.from('$300000000\r\n'), padding: 300_000_000 },
    'HTML in place of its protocol': { kind: 'instead', bytes: Buffer.from(`<!doctype html>${FAULT_TEXT}\r\n`) },
    'errors in place of answers': { kind: 'instead', bytes: Buffer.from(`-ERR ${FAULT_TEXT}\r\n`) },
    'slow by 2 s': { kind: 'delay', milliseconds: 2_000 },
  }
  return [
    ...linkFaults(link, links, () => AWAY),
    {
      name: 'password refused',
      begin: async () => {
        await told('CONFIG', 'SET', 'requirepass', 'another')
        link.relay.cut()
      },
      end: () => tell(server, ['CONFIG', 'SET', 'requirepass', SECRETS.redisPassword], 'another'),
      ...AWAY,
    },
    {
      name: 'out of memory',
      begin: () => told('CONFIG', 'SET', 'maxmemory', '1'),
      end: () => told('CONFIG', 'SET', 'maxmemory', '0'),
      // It still counts, for the script has begun to write before Redis looks; nothing is cached.
      expected: {},
    },
    {
      name: 'turned into a replica',
      begin: () => told('REPLICAOF', '127.0.0.1', '1'),
      end: () => told('REPLICAOF', 'NO', 'ONE'),
      // It still answers reads, and so a check of its health.
      ...UNCOUNTED,
    },
    { name: 'restarted, empty', begin: () => server.restart(), end: async () => {}, expected: {} },
  ]
}

/** The faults of a Vercel KV at the end of `link`. */
export function kvFaults(link: Link, redirectTo: string): Fault[] {
  const bodies = { good: '[{"result":[1,9,3600000000]}]', outOfRange: '[{"result":[-1,1e99,"x"]}]' }
  return [...linkFaults(link, httpFaults({ ...bodies, redirectTo }), () => AWAY), restarted(link)]
}

async function tell({ port }: RedisServer, command: string[], password = SECRETS.redisPassword) {
  const client = await createClient({ url: `redis://:${password}@127.0.0.1:${port}`, RESP: 2 }).connect()
  await client.sendCommand(command)
  client.destroy()
}
