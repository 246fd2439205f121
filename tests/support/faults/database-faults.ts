import { execute, type PostgresServer } from '@/tests/support/postgres-server'
import type { LinkFault } from '@/tests/support/relay'
import { FAULT_TEXT, type Fault, SECRETS } from './fault'
import { BROKEN_LINKS, type Link, linkFaults } from './link'

/** Without the database there are no counters, and nothing else changes. */
const AWAY = { expected: { '/api/stats': { status: 503 } }, withoutCounters: true, down: 'database' } as const
/** The server is well, but its view is not. */
const WRONG_VIEW = { expected: AWAY.expected, withoutCounters: true }

const SAID = `${FAULT_TEXT} ${SECRETS.databasePassword}`

/** The faults of a PostgreSQL at the end of `link`; `address` leads to its database without the relay. */
export function databaseFaults(link: Link, server: PostgresServer, address: string): Fault[] {
  const links: Record<string, LinkFault> = {
    ...BROKEN_LINKS,
    'an answer of 300 MB': { kind: 'instead', bytes: messageHead('T', 300_000_000), padding: 300_000_000 },
    'HTML in place of its protocol': { kind: 'instead', bytes: Buffer.from(`HTTP/1.1 200 OK\r\n\r\n${FAULT_TEXT}`) },
    'an internal error': failure('XX000'),
    'password refused': failure('28P01'),
    'too many connections': failure('53300'),
    'slow by 2 s': { kind: 'delay', milliseconds: 2_000 },
  }
  const on = (statements: string) => () => execute(address, statements)
  return [
    ...linkFaults(link, links, (name) => (name === 'slow by 2 s' ? { expected: {} } : AWAY)),
    {
      name: 'numbers out of range',
      begin: on(`alter view public_stats rename to real_stats;
        create view public_stats as select -1 as editors_pitched, 1 as blogs_researched`),
      end: on('drop view public_stats; alter view real_stats rename to public_stats'),
      ...WRONG_VIEW,
    },
    {
      name: 'no such view',
      begin: on('alter view public_stats rename to real_stats'),
      end: on('alter view real_stats rename to public_stats'),
      ...WRONG_VIEW,
    },
    { name: 'stopped', begin: () => server.stop(), end: () => server.start(), ...AWAY },
    {
      name: 'restarted',
      begin: async () => {
        await server.stop()
        await server.start()
      },
      end: async () => {},
      expected: {},
    },
  ]
}

/** An error that ends the connection, as PostgreSQL words it. */
function failure(code: string): LinkFault {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${SAID}\0\0`)
  return { kind: 'instead', bytes: Buffer.concat([messageHead('E', fields.length), fields]) }
}

function messageHead(type: string, length: number): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(length + 4, 1)
  return head
}
