import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { files } from '@/lib/site/files'
import { ending } from '@/tests/support/ending'
import { words } from '@/tests/support/inputs/words'
import { publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { KV_TOKEN, startKvBridge } from '@/tests/support/servers/kv-bridge'
import { startRedis } from '@/tests/support/servers/redis-server'
import type { Site } from '@/tests/support/servers/site'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { createTestDatabase } from '@/tests/support/servers/test-database'
import { startBridge } from '@/tests/support/servers/vercel-postgres-bridge'

const EVIL = 'evil.example'
/** Fields that name another host. */
const NAMING = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  forwarded: `host=${EVIL}`,
  origin: `http://${EVIL}`,
  referer: `http://${EVIL}/`,
}

const HOOK = join(import.meta.dirname, '../support/reach-hook.cjs')

/** Records what processes with its environment connect to. */
function watchReach() {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'reached')
  writeFileSync(file, '')
  return {
    environment: { NODE_OPTIONS: `--require=${HOOK}`, REACH_FILE: file },
    /** Without repetitions, such as `tcp 127.0.0.1:80`, `lookup example.com`, `process`. */
    reached: () => [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].sort(),
  }
}

const tcp = (address: string) => `tcp 127.0.0.1:${new URL(address).port}`

it('the site connects to its providers and stores alone, not to itself', async () => {
  const watch = watchReach()
  const redis = ending(await startRedis())
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'))
  const site = ending(await startSiteWithProviders({ ...watch.environment, REDIS_URL: redis.url, DATABASE_URL }))
  await askForAll(site)
  await site.stop()
  const expected = [redis.url, DATABASE_URL, site.providers.pageRankUrl].map(tcp)
  expect(watch.reached()).toEqual(expected.sort())
})

it("with Vercel's store and database, it connects to those", async () => {
  const watch = watchReach()
  const redis = ending(await startRedis())
  const kv = ending(await startKvBridge(redis.url))
  const database = ending(await startBridge(await createTestDatabase(inject('postgresUrl'))))
  const stores = { KV_REST_API_URL: kv.url, KV_REST_API_TOKEN: KV_TOKEN, POSTGRES_URL: database.url }
  const site = ending(await startSiteWithProviders({ ...watch.environment, ...stores }))
  await askFor(site, USERS)
  await site.stop()
  // The package accepts only `localhost` as a local proxy, over IPv4 or IPv6.
  const reached = new Set(watch.reached().map((line) => line.replace('::1:', '127.0.0.1:')))
  const expected = [kv.url, database.url, site.providers.pageRankUrl].map(tcp)
  expect([...reached].sort()).toEqual(['lookup localhost', ...expected.sort()])
})

/** The paths that use the providers, the store or the database. */
const USERS = words(`/api/domain-rating?target=github.com /api/pagerank?domains[]=github.com /api/stats / /llms-full.txt
  /healthz`)

async function askFor(site: Site, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // A busy machine's database may miss its deadline.
    await expect
      .poll(async () => (await send(site.url, path, { headers: NAMING })).status, { message: path })
      .toBeLessThan(500)
  }
}

async function askForAll(site: Site): Promise<void> {
  const pages = await publishedPaths(site.url)
  const twins = pages.flatMap((page) => twinsOf(page).slice(0, 1))
  await askFor(site, [...pages, ...twins, ...files, ...USERS, '/nope'])
  for (const path of pages) await send(site.url, `${path}?_rsc=1`, { headers: { ...NAMING, rsc: '1' } })
}
