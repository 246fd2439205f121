import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words } from '@/tests/support/inputs/words'
import { startProcess } from './child-process'
import { freePort } from './loopback'

export type RedisServer = Awaited<ReturnType<typeof startRedis>>

/** A real Redis on loopback that keeps nothing; `redis-server` must be on the PATH. */
export async function startRedis({ port, args = [] }: { port?: number; args?: string[] } = {}) {
  const chosen = port ?? (await freePort())
  const directory = await mkdtemp(join(tmpdir(), 'redis-'))
  const fixed = words(`--port ${chosen} --bind 127.0.0.1 --appendonly no`)
  const settings = [...fixed, '--dir', directory, '--save', '']
  const launch = () => startProcess('redis-server', [...settings, ...args], /Ready to accept connections/)
  let running = await launch()
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    /** Of the process that runs now. */
    get pid() {
      return running.pid as number
    },
    async stop() {
      await running.kill('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
    /** Ends it where it runs, and starts an empty one on the same port. */
    async restart() {
      await running.kill('SIGKILL')
      running = await launch()
    },
  }
}
