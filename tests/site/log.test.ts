import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { SERVER_FILE } from '@/lib/build-record'
import { freePort } from '@/tests/support/servers/loopback'
import { bareEnvironment } from '@/tests/support/servers/site'

const STOP_MS = 5_000
const WAIT = { timeout: 60_000 }
/** The largest size of the file, and what a pipe holds. */
const FULL_BYTES = 64 * 1024
/** The unit of `ulimit -f`. */
const BLOCK_BYTES = 512
const LIMITED = ['-c', `ulimit -f ${FULL_BYTES / BLOCK_BYTES}; exec "$0" "$@"`, process.execPath, SERVER_FILE]
/** Its line is long. */
const PATH = `/${'x'.repeat(300)}`
/** The lines of so many requests fill the file or the pipe, and are more than the site gathers. */
const MANY = 300

const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts the site with this standard output, which is not read for the site's address. */
async function start(stdout: number | 'pipe', command = process.execPath, args = [SERVER_FILE]) {
  const port = await freePort()
  const env = {
    ...bareEnvironment(),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://a@127.0.0.1:1/a',
  }
  const site = spawn(command, args, { env, stdio: ['ignore', stdout, 'inherit'] })
  children.push(site)
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  while ((await get('/healthz').catch(() => 0)) !== 200) {
    expect(site.exitCode).toBeNull()
    await wait(50)
  }
  return {
    stdout: site.stdout,
    async ask(count: number) {
      for (let asked = 0; asked < count; asked += 1) expect(await get(PATH)).toBe(404)
    },
    async expectStop() {
      const began = performance.now()
      site.kill('SIGTERM')
      expect(await once(site, 'exit')).toEqual([0, null])
      expect(performance.now() - began).toBeLessThan(STOP_MS)
    },
  }
}

describe.concurrent('the site answers and stops', () => {
  it('on a full disk; once there is room, the lines that waited are written whole', async () => {
    const path = join(folder, 'limited')
    const file = openSync(path, 'a')
    const { ask, expectStop } = await start(file, '/bin/sh', LIMITED)
    closeSync(file)
    const fill = async () => {
      await ask(MANY)
      while (readFileSync(path).length < FULL_BYTES) await wait(50)
      await ask(MANY)
    }
    await fill()
    const partly = readFileSync(path, 'utf8').split('\n').pop()
    truncateSync(path)
    // They come without another request.
    await vi.waitFor(() => expect(readFileSync(path).length).toBe(FULL_BYTES), WAIT)
    const [rest, ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1)
    for (const line of [`${partly}${rest}`, ...lines]) expect(JSON.parse(line)).toHaveProperty('msg')
    await fill()
    await expectStop()
  })

  it('with a stuck reader', async () => {
    const path = join(folder, 'pipe')
    execFileSync('mkfifo', [path])
    // Open for reading, but never read.
    const pipe = openSync(path, constants.O_RDWR)
    const { ask, expectStop } = await start(pipe)
    await ask(MANY)
    await expectStop()
    closeSync(pipe)
  })

  it('without a reader', async () => {
    const { stdout, ask, expectStop } = await start('pipe')
    stdout?.destroy()
    await ask(MANY)
    await expectStop()
  })
})
