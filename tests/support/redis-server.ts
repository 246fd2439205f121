import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RedisServer {
  url: string
  port: number
  /** Of the process that runs now. */
  readonly pid: number
  stop(): Promise<void>
  /** Ends it where it runs, and starts an empty one on the same port. */
  restart(): Promise<void>
}

/** A real Redis on loopback that keeps nothing; `redis-server` must be on the PATH. */
export async function startRedis({ port, args = [] }: { port?: number; args?: string[] } = {}): Promise<RedisServer> {
  const chosen = port ?? (await freePort())
  const directory = await mkdtemp(join(tmpdir(), 'redis-'))
  let child = await launch(chosen, directory, args)

  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    get pid() {
      return child.pid as number
    },
    async stop() {
      await end(child)
      await rm(directory, { recursive: true, force: true })
    },
    async restart() {
      await end(child)
      child = await launch(chosen, directory, args)
    },
  }
}

/** A loopback port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function launch(port: number, directory: string, args: string[]): Promise<ChildProcess> {
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', directory, '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', [...settings, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))

  return new Promise((resolve, reject) => {
    const lines: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(child)
      else lines.push(line)
    })
    child.once('error', (cause) => reject(new Error('redis-server cannot be started: is it installed?', { cause })))
    child.once('exit', () => reject(new Error(`redis-server ended:\n${lines.join('\n')}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
