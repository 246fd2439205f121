import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from '@/scripts/find-programs'
import { type RunningProcess, startProcess } from './child-process'
import { freePort } from './loopback'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

export const POSTGRES_PASSWORD = 'for-tests-only'

/** Starts a temporary PostgreSQL on a free loopback port. */
export async function startPostgres() {
  const binaries = findPostgres()
  if (!binaries) throw new Error('these tests need a PostgreSQL server, and none is installed')
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, POSTGRES_PASSWORD)
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const initdb = ['-D', data, '-U', 'owner', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })

  const port = await freePort()
  /** The database `postgres`, as superuser. */
  const url = `postgres://owner:${POSTGRES_PASSWORD}@127.0.0.1:${port}/postgres`
  let server: RunningProcess | undefined

  const start = async () => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'lc_messages=C',
    ]
    const args = ['-D', data, ...settings.flatMap((option) => ['-c', option])]
    const ready = /database system is ready to accept connections/
    server = await startProcess(join(binaries, 'postgres'), args, ready, { ...account, cwd: folder })
  }
  const stop = async () => server?.kill('SIGINT')
  /** Stops the server and removes its data. */
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }

  await start().catch(async (error) => {
    await remove()
    throw error
  })
  return { url, start, stop, remove }
}

/** Runs SQL over a new connection. Returns the rows if it is one statement. */
export async function execute(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // No such account.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no account postgres or nobody to run it')
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
}
