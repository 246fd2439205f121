import { createClient } from 'redis'
import type { RedisServer } from '@/tests/support/redis-server'
import type { LinkFault } from '@/tests/support/relay'
import { FAULT_TEXT, type Fault, SECRETS } from './fault'
import { type Link, linkFaults, says } from './link'

/** Without the store `/api/pagerank` refuses, to protect its key's quota. The rest counts in the process. */
export const STORE_AWAY = {
  expected: { '/api/pagerank': { status: 503 } },
  countersDown: true,
  down: 'store',
} as const

export function redisFaults(link: Link, server: RedisServer): Fault[] {
  const told = (...command: string[]) => tell(server, command)
  const hugeHead = (bytes: number) => Buffer.from(`$${bytes}\r\n`)
  const faults: Record<string, LinkFault> = {
    'HTML in place of its protocol': says(`<!doctype html>${FAULT_TEXT}\r\n`),
    'errors in place of answers': says(`-ERR ${FAULT_TEXT}\r\n`),
    'nil in place of answers': says('*-1\r\n'),
    'numbers in place of answers': says(':1\r\n'),
    'every answer twice': { kind: 'twice' },
  }
  return [
    ...linkFaults(link, { within: 2, hugeHead, faults }, () => STORE_AWAY),
    {
      name: 'password refused',
      begin: async () => {
        await told('CONFIG', 'SET', 'requirepass', 'another')
        link.relay.cut()
      },
      end: () => tell(server, ['CONFIG', 'SET', 'requirepass', SECRETS.redisPassword], 'another'),
      ...STORE_AWAY,
    },
    {
      name: 'out of memory',
      begin: () => told('CONFIG', 'SET', 'maxmemory', '1'),
      end: () => told('CONFIG', 'SET', 'maxmemory', '0'),
      // The script still counts: it begins to write before Redis checks. Nothing is cached.
      expected: {},
      down: 'store',
    },
    {
      name: 'turned into a replica',
      begin: () => told('REPLICAOF', '127.0.0.1', '1'),
      end: () => told('REPLICAOF', 'NO', 'ONE'),
      ...STORE_AWAY,
    },
    { name: 'restarted, empty', begin: () => server.restart(), end: async () => {}, expected: {} },
  ]
}

async function tell({ port }: RedisServer, command: string[], password = SECRETS.redisPassword) {
  const client = await createClient({ url: `redis://:${password}@127.0.0.1:${port}`, RESP: 2 }).connect()
  await client.sendCommand(command)
  client.destroy()
}
