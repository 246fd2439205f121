import { execute, type PostgresServer } from '@/tests/support/postgres-server'
import { FAULT_TEXT, type Fault, SECRETS } from './fault'
import { type Link, linkFaults, SLOW, says } from './link'

/** Without the database only the counters are missing. */
const AWAY = { expected: { '/api/stats': { status: 503 } }, down: 'database' } as const
/** The view can be read, but its numbers cannot be used. */
const WRONG_VIEW = { expected: AWAY.expected }
const RENAME = 'alter view public_stats rename to real_stats'
const RENAME_BACK = 'alter view real_stats rename to public_stats'

/** `address` leads to the database without the relay. */
export function databaseFaults(link: Link, server: PostgresServer, address: string): Fault[] {
  const faults = {
    'HTML in place of its protocol': says(`HTTP/1.1 200 OK\r\n\r\n${FAULT_TEXT}`),
    'an internal error': failure('XX000'),
    'password refused': failure('28P01'),
    'too many connections': failure('53300'),
  }
  const hugeHead = (bytes: number) => messageHead('T', bytes)
  const effectOf = (name: string) => (name === SLOW ? { expected: {} } : AWAY)
  const on = (statements: string) => () => execute(address, statements)
  const negative = 'create view public_stats as select -1 as editors_pitched, 1 as blogs_researched'
  const grant = 'grant select on public_stats to public_stats_reader'
  const restart = async () => {
    await server.stop()
    await server.start()
  }
  return [
    ...linkFaults(link, { within: 2, hugeHead, faults }, effectOf),
    {
      name: 'numbers out of range',
      begin: on(`${RENAME}; ${negative}; ${grant}`),
      end: on(`drop view public_stats; ${RENAME_BACK}`),
      ...WRONG_VIEW,
    },
    {
      name: 'no right to the view',
      begin: on('revoke select on public_stats from public_stats_reader'),
      end: on(grant),
      ...AWAY,
    },
    { name: 'no such view', begin: on(RENAME), end: on(RENAME_BACK), ...AWAY },
    { name: 'stopped', begin: () => server.stop(), end: () => server.start(), ...AWAY },
    { name: 'restarted', begin: restart, end: async () => {}, expected: {} },
  ]
}

/** An error that ends the connection, in PostgreSQL's protocol. */
function failure(code: string) {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${FAULT_TEXT} ${SECRETS.databasePassword}\0\0`)
  return says(Buffer.concat([messageHead('E', fields.length), fields]))
}

function messageHead(type: string, length: number): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(length + 4, 1)
  return head
}
