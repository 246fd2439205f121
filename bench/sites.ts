import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SERVER_FILE } from '@/lib/build-record'
import { send } from '@/tests/support/send'
import { freePort } from '@/tests/support/servers/loopback'
import { bareEnvironment, startSite } from '@/tests/support/servers/site'

const WAIT_MS = 50
/** V8 settles how it makes the objects of a response with the first seven. */
const HEALTH_CHECKS = 12

/** Starts the site with its log on. Its output is thrown away, because reading it would take the load's processor. */
export async function startUnread() {
  const port = await freePort()
  const env = { ...bareEnvironment(), PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(process.execPath, [SERVER_FILE], { stdio: 'ignore', env })
  const url = `http://127.0.0.1:${port}`
  while (!(await send(url, '/about').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
    await wait(WAIT_MS)
  }
  return { url, pid: child.pid, stop: () => child.kill() }
}

/** Starts the site, and sends it health checks, each followed by a full collection. */
export async function startCollected() {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'collections')
  const hook = resolve('tests/support/load/collect-garbage.mjs')
  const site = await startSite({ REQUEST_LOG: 'off', NODE_OPTIONS: `--import=${hook}`, COLLECTIONS_FILE: file })
  for (let checks = 1; checks <= HEALTH_CHECKS; checks += 1) {
    await send(site.url, '/healthz')
    process.kill(Number(site.pid), 'SIGUSR2')
    while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length <= checks) await wait(WAIT_MS)
  }
  return site
}
