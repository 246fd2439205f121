import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { words } from '@/tests/support/inputs/words'
import { execute, startPostgres } from '@/tests/support/servers/postgres-server'

const TOTALS =
  'select editors_pitched::int as "editorsPitched", blogs_researched::int as "blogsResearched" from public_stats'
const DONE = { status: 0, errors: '' }

test('sets a new database up, and keeps rows and reader when it runs again', async () => {
  const url = await freshDatabase()
  expect(await setUp({ DATABASE_URL: url })).toMatchObject(DONE)
  await execute(url, SEEDED_ROWS)
  const { status, output } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(0)
  expect(output).toContain('public_stats_reader')
  expect(await execute(url, TOTALS)).toEqual([SEEDED_STATS])
})

test('works twice at once, while a third session creates the reader', async () => {
  const server = await startPostgres()
  const other = new Client({ connectionString: server.url })
  try {
    await other.connect()
    await other.query('begin; create role public_stats_reader login')
    const runs = Promise.all([setUp({ DATABASE_URL: server.url }), setUp({ DATABASE_URL: server.url })])
    const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(() => execute(server.url, waiting)).toEqual([{ count: 2 }])
    await other.query('commit')
    expect(await runs).toMatchObject([DONE, DONE])
  } finally {
    await other.end()
    await server.remove()
  }
})

test('changes nothing if it fails, and hides the password', async () => {
  const url = await freshDatabase()
  await execute(url, 'create table public_stats (in_the_way int)')
  const { status, errors } = await setUp({ DATABASE_URL: url })
  expect(status).toBe(1)
  expect(errors).toContain('"public_stats" is not a view')
  expect(errors).not.toContain(new URL(url).password)
  expect(await execute(url, `select to_regclass('workspaces') as made`)).toEqual([{ made: null }])
})

test('with sslrootcert=system, it trusts whom Node trusts, and nobody else', async () => {
  const server = await startPostgres()
  try {
    const folder = dirname(await setting(server.url, 'config_file'))
    const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync(
      'openssl',
      ['req', '-x509', ...words('-newkey rsa:2048 -nodes'), ...subject, '-keyout', key, '-out', certificate],
      {
        stdio: 'ignore',
      },
    )
    const { uid, gid } = await stat(folder)
    await chown(key, uid, gid)
    await execute(server.url, 'alter system set ssl = on')
    await execute(server.url, 'select pg_reload_conf()')
    await expect.poll(() => setting(server.url, 'ssl')).toBe('on')
    const DATABASE_URL = `${server.url.replace('127.0.0.1', 'localhost')}?sslrootcert=system`
    expect((await setUp({ DATABASE_URL })).errors).toMatch(/self-signed certificate/)
    expect(await setUp({ DATABASE_URL, NODE_EXTRA_CA_CERTS: certificate })).toMatchObject(DONE)
  } finally {
    await server.remove()
  }
})

test('names the missing variable', async () => {
  const { status, errors } = await setUp({})
  expect(status).toBe(1)
  expect(errors).toContain('DATABASE_URL or POSTGRES_URL')
})

async function setting(url: string, name: string): Promise<string> {
  const [row] = (await execute(url, `select current_setting('${name}') as value`)) as { value: string }[]
  return row?.value ?? ''
}

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `setup_${randomUUID().replaceAll('-', '')}`
  await execute(inject('postgresUrl'), `create database ${url.pathname.slice(1)}`)
  return url.href
}

function setUp(variables: Record<string, string>): Promise<{ status: unknown; output: string; errors: string }> {
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/db-setup.ts'], { env }, (error, output, errors) => {
      resolve({ status: error ? error.code : 0, output, errors })
    })
  })
}
