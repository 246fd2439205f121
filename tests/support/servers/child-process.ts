import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

export interface RunningProcess {
  pid: number | undefined
  /** Everything written so far. */
  output(): string
  /** Sends a signal. Resolves with the exit code when the process has ended and its output is read. */
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

/** On a busy machine, the development server and its database take half a minute. */
const START_DEADLINE_MS = 90_000

/** Starts a process and waits until its output matches `ready`. `killSignal` ends it when this process ends. */
export async function startProcess(
  command: string,
  args: readonly string[],
  ready: RegExp,
  options: SpawnOptions = {},
): Promise<RunningProcess> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const killAtExit = () => child.kill(options.killSignal ?? 'SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    let isReady = false
    const read = (chunk: Buffer) => {
      output += chunk
      isReady ||= ready.test(output)
      if (isReady) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (cause) => reject(new Error(`${command} cannot be started: is it installed?`, { cause })))
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${output}`)))
    AbortSignal.timeout(START_DEADLINE_MS).addEventListener('abort', () => reject(new Error(`no start: ${output}`)))
  }).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  return { pid: child.pid, output: () => output, kill: (signal = 'SIGTERM') => end(child, signal) }
}

export async function residentBytes(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return 1024 * Number(stdout)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    // `close` comes after `exit`, when all output is read.
    const close = once(child, 'close')
    child.kill(signal)
    await close
  }
  return child.exitCode
}
