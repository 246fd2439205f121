import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { execute, POSTGRES_PASSWORD, type PostgresServer, startPostgres } from '@/tests/support/servers/postgres-server'
import { startRedis } from '@/tests/support/servers/redis-server'

const CONNECTION = ['-h', '127.0.0.1', '-U', 'postgres', '-d', 'site']
const { services } = parse(readFileSync('compose.yaml', 'utf8'))

describe("compose's database", () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'))
  const secret = join(folder, 'reader-password')
  const ownSql = join(folder, 'reader-password.sql')
  let server: PostgresServer
  let env: NodeJS.ProcessEnv

  /** As the image's entry point runs a file. */
  const runSql = (file: string, options = ['-v', 'ON_ERROR_STOP=1']) =>
    run('psql', [...options, ...CONNECTION, '--no-password', '--no-psqlrc', '-f', file], env)
  const isHealthy = async () => {
    const [kind, command] = services.postgres.healthcheck.test
    expect(kind).toBe('CMD-SHELL')
    return (await run('sh', ['-c', command], env)).status === 0
  }
  const passwordHash = () =>
    execute(server.url, `select rolpassword from pg_authid where rolname = 'public_stats_reader'`)

  beforeAll(async () => {
    server = await startPostgres()
    // The image's superuser and database.
    await execute(server.url, `create role postgres superuser login password '${POSTGRES_PASSWORD}'`)
    await execute(server.url, 'create database site owner postgres')
    const { port } = new URL(server.url)
    env = { ...process.env, PGPORT: port, PGPASSWORD: POSTGRES_PASSWORD }
    const files = (services.postgres.volumes as string[]).flatMap((volume) =>
      volume.startsWith('./') ? volume.split(':', 1) : [],
    )
    const passwordSql = files.pop() ?? ''
    writeFileSync(ownSql, readFileSync(passwordSql, 'utf8').replaceAll('/run/secrets/reader-password', secret))
    for (const file of files) expect(await runSql(file)).toMatchObject({ status: 0 })
  })
  afterAll(async () => {
    await server.remove()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['cannot be read', undefined],
    ['is empty', ''],
    ['has no line with text', '\n'],
    ['has spaces alone', '  \n'],
    ['has two lines', 'one\ntwo\n'],
  ])('is not set up where the password of its reader %s', async (_fault, text) => {
    const before = await passwordHash()
    rmSync(secret, { force: true })
    if (text !== undefined) writeFileSync(secret, text)
    for (const options of [['-v', 'ON_ERROR_STOP=1'], []]) {
      const { status, errors } = await runSql(ownSql, options)
      expect([status, errors]).toEqual([
        3,
        expect.stringContaining("secrets/reader-password must have the reader's password"),
      ])
    }
    expect(await passwordHash()).toEqual(before)
    expect(await isHealthy()).toBe(false)
  })

  it('is healthy once its reader has a password, and an empty file does not take it away', async () => {
    const password = `it's "50%" \\ $1`.replaceAll(' ', '-')
    writeFileSync(secret, `${password}\n`)
    expect(await runSql(ownSql)).toMatchObject({ status: 0, errors: '' })
    expect(await isHealthy()).toBe(true)
    const url = new URL(server.url)
    Object.assign(url, { username: 'public_stats_reader', pathname: 'site' })
    url.password = encodeURIComponent(password)
    expect(await execute(url.href, 'select * from public_stats')).toEqual([
      { editors_pitched: '0', blogs_researched: '0' },
    ])
    writeFileSync(secret, '')
    expect(await runSql(ownSql)).toMatchObject({ status: 3 })
    expect(await execute(url.href, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

it("compose's Redis has a limit of memory, at which it refuses writes and evicts nothing", async () => {
  const [command, ...args] = services.redis.command as string[]
  expect(command).toBe('redis-server')
  const redis = await startRedis({ args })
  onTestFinished(() => redis.stop())
  const client = await createClient({ url: redis.url }).connect()
  onTestFinished(() => client.destroy())
  const settings = await client.configGet('maxmemory*')
  expect(settings).toMatchObject({ 'maxmemory-policy': 'noeviction' })
  expect(Number(settings.maxmemory)).toBeGreaterThan(0)
})

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<{ status: unknown; errors: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { env }, (error, _output, errors) => resolve({ status: error ? error.code : 0, errors }))
  })
}
