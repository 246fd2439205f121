import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { bundle } from '@/build/bundle'

export interface Server {
  url: string
  process: ChildProcess
}

/** Starts a server of this folder, bundled as the own server is. */
export async function startBundled(name: string, ...parameters: string[]): Promise<Server> {
  const outfile = `dist/bench-${name}.js`
  await bundle(`bench/${name}.ts`, outfile)
  const child = fork(outfile, parameters, { env: { ...process.env, REQUEST_LOG: 'off' } })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child }
}

const CORES = { server: 0, load: 1 }

/** Pins a process to its core where the system can. A server that shares a core with its load is slower by chance. */
export function pinTo(core: keyof typeof CORES, pid: number | undefined): void {
  spawnSync('taskset', ['-acp', String(CORES[core]), String(pid)])
}

export function residentMebibytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
}
