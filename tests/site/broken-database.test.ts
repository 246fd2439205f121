import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { SEEDED_ROWS, SEEDED_STATS } from '@/tests/support/inputs/seeded-rows'
import { BROKEN, brokenConversations } from '@/tests/support/inputs/server-messages'
import { execute, POSTGRES_PASSWORD, startPostgres } from '@/tests/support/servers/postgres-server'
import { startRelay } from '@/tests/support/servers/relay'
import { type Site, startSite } from '@/tests/support/servers/site'
import { createTestDatabase } from '@/tests/support/servers/test-database'
import { startBridge } from '@/tests/support/servers/vercel-postgres-bridge'
import { startMovedClock } from '@/tests/support/simulated/moved-clock'

const PAGES = [
  '/',
  '/about',
  '/docs',
  '/docs/api',
  '/docs/limits',
  '/tools',
  '/guides',
  '/changelog',
  '/privacy',
  '/llms.txt',
]
const ALL_WELL = PAGES.map(() => 200)
/** The site asks a database again after a second. */
const RETRY_MS = 1_100
const RANDOM = { count: 30, seed: 39 }
/** The site waits for seconds at the others, as at a database that hangs (faults.test.ts). */
const QUICK = Object.entries(BROKEN).filter(([name]) => !/^nothing|^half|before its/.test(name))
const SEQUENCES: [string, Buffer[]][] = [
  ...QUICK,
  ...brokenConversations(RANDOM.count, RANDOM.seed).map((answers, at): [string, Buffer[]] => [`random ${at}`, answers]),
]

const closers: (() => unknown)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))

const databaseUrl = await createTestDatabase(inject('postgresUrl'))
await execute(databaseUrl, SEEDED_ROWS)

const DRIVERS: [string, (url: string) => Promise<Record<string, string>>][] = [
  ['pg', async (url) => ({ DATABASE_URL: url })],
  [
    '@vercel/postgres',
    async (url) => {
      const bridge = await startBridge(url)
      closers.push(bridge.close)
      return { POSTGRES_URL: bridge.url }
    },
  ],
]

describe('whatever a database sends', () => {
  it.concurrent.each(DRIVERS)(
    '%s ends nothing: pages are there, and the counters come back',
    { timeout: 180_000 },
    async (_name, connect) => {
      const relay = await startRelay(databaseUrl)
      const clock = await startMovedClock()
      closers.push(relay.close, clock.close)
      await relay.fault({ kind: 'script', answers: BROKEN['authentication 7 (GSS)'] ?? [] })
      const site = await start({ ...(await connect(relay.url)), ...clock.environment })
      const outcomes: unknown[] = []
      for (const [name, answers] of SEQUENCES) {
        await relay.fault({ kind: 'script', answers })
        await clock.pass(RETRY_MS)
        const [counters, health] = await statusesOf(site, ['/api/stats', '/healthz'])
        outcomes.push([name, counters, health, await statusesOf(site, PAGES)])
      }
      expect(outcomes).toEqual(SEQUENCES.map(([name]) => [name, 503, 200, ALL_WELL]))
      await expectRecovery(site, () => relay.fault())
      expect(site.output()).not.toMatch(/"level":[56]0|unhandled|^\s+at |^\w*Error/im)
      expect(site.output()).toContain('asks for an authentication other than by password: see its pg_hba.conf')
    },
  )

  it('a line with gss in pg_hba.conf ends nothing, and the counters come back without it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pg-hba-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755)
    const file = join(folder, 'pg_hba.conf')
    const write = (method: string) =>
      writeFileSync(file, `host all gss_user 127.0.0.1/32 ${method}\nhost all all 127.0.0.1/32 scram-sha-256\n`)
    write('gss')
    const server = await startPostgres([`hba_file=${file}`])
    closers.push(server.remove)
    const url = await createTestDatabase(server.url)
    await execute(url, SEEDED_ROWS)
    await execute(url, `create role gss_user login superuser password '${POSTGRES_PASSWORD}'`)
    const site = await start({ DATABASE_URL: url.replace('owner', 'gss_user') })
    expect(await statusesOf(site, ['/api/stats', '/healthz', ...PAGES])).toEqual([503, 200, ...ALL_WELL])
    await expectRecovery(site, async () => {
      write('scram-sha-256')
      await execute(url, 'select pg_reload_conf()')
    })
  })
})

async function start(environment: Record<string, string>): Promise<Site> {
  const site = await startSite(environment)
  closers.push(() => site.kill('SIGKILL'))
  return site
}

function statusesOf(site: Site, paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status))
}

/** The counters are right within a minute of the database's return. */
async function expectRecovery(site: Site, mend: () => Promise<unknown>): Promise<void> {
  await mend()
  const counters = async () => (await fetch(`${site.url}/api/stats`)).json()
  await vi.waitFor(async () => expect(await counters()).toEqual(SEEDED_STATS), { timeout: 60_000, interval: 200 })
}
