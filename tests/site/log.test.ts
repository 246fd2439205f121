import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { START_ARGUMENTS } from '@/scripts/start-arguments'
import { freePort } from '@/tests/support/loopback'
import { bareEnvironment } from '@/tests/support/site'

const STOP_MS = 5_000
/** The largest size of the file: more than the start's lines take. */
const FILE_BYTES = 64 * 1024
/** The unit of `ulimit -f`. */
const BLOCK_BYTES = 512
const LIMITED = ['-c', `ulimit -f ${FILE_BYTES / BLOCK_BYTES}; exec "$0" "$@"`, process.execPath, ...START_ARGUMENTS]

const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
afterAll(() => rmSync(folder, { recursive: true }))
let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

interface Running {
  get(path: string): Promise<number>
  stop(): Promise<{ code: number | null; ms: number }>
}

/** Starts the site with this standard output, which is not read for the site's address. */
async function start(stdout: number | 'pipe', command = process.execPath, args = START_ARGUMENTS): Promise<Running> {
  const port = await freePort()
  const env = {
    ...bareEnvironment(),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://a@127.0.0.1:1/a',
  }
  const site = spawn(command, args, { env, stdio: ['ignore', stdout, 'inherit'] })
  child = site
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  while ((await get('/healthz').catch(() => 0)) !== 200) {
    expect(site.exitCode).toBeNull()
    await wait(50)
  }
  return {
    get,
    async stop() {
      const began = performance.now()
      const exit = once(site, 'exit')
      site.kill('SIGTERM')
      const [code] = await exit
      return { code, ms: performance.now() - began }
    },
  }
}

async function ask({ get }: Running, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) expect(await get('/about')).toBe(200)
}

async function expectStop(site: Running): Promise<void> {
  const { code, ms } = await site.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(STOP_MS)
}

it('on a full disk the site answers and stops', async () => {
  const full = openSync('/dev/full', 'w')
  const site = await start(full)
  closeSync(full)
  await ask(site, 100)
  // Longer than the second for which lines are gathered.
  await wait(1_500)
  await ask(site, 10)
  await expectStop(site)
})

it('a log on a disk that was full has whole lines, and one line that counts the missing ones', async () => {
  const path = join(folder, 'limited')
  const file = openSync(path, 'a')
  const site = await start(file, '/bin/sh', LIMITED)
  closeSync(file)
  const asked = 1_000
  await ask(site, asked)
  while (readFileSync(path).length < FILE_BYTES) await wait(50)
  await ask(site, 100)
  await wait(1_500)
  const before = readFileSync(path, 'utf8')
  truncateSync(path)
  // The notice comes without another request.
  while (!readFileSync(path, 'utf8').includes('"dropped"')) await wait(50)
  await ask(site, 10)
  await expectStop(site)
  const after = readFileSync(path, 'utf8')
  // A line cut off at the end of the first part goes on in the second.
  const lines = `${before}${after}`.split('\n').filter((line) => line.startsWith('{'))
  const events = lines.map((line) => JSON.parse(line) as { route?: string; dropped?: number })
  const notices = events.filter(({ dropped }) => dropped !== undefined)
  expect(notices).toHaveLength(1)
  const written = events.filter(({ route }) => route === '/about').length
  expect(written).toBeGreaterThan(10)
  expect(written + Number(notices[0]?.dropped)).toBeGreaterThanOrEqual(asked + 110)
})

it('with a stuck reader the site answers and stops', async () => {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  // Open for reading, but never read.
  const pipe = openSync(path, constants.O_RDWR)
  const site = await start(pipe)
  // More lines than fit into the pipe's 64 KiB.
  await ask(site, 1_000)
  await expectStop(site)
  closeSync(pipe)
})

it('without a reader the site answers and stops', async () => {
  const site = await start('pipe')
  child?.stdout?.destroy()
  await ask(site, 100)
  await wait(1_500)
  await ask(site, 10)
  await expectStop(site)
})
