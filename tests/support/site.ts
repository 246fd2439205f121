import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { START_ARGUMENTS } from '@/scripts/start-arguments'

export interface Site {
  url: string
  pid: number | undefined
  /** Everything that the process wrote so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Ends the process as an operator would, and answers its exit code. */
  stop(): Promise<number | null>
}

const START_DEADLINE_MS = 30_000

/** What a process needs to start at all; nothing that configures the site. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return { PATH, HOME } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv
}

/** A database that is away: the embedded one costs each site seconds of processor time, and few tests look at it. */
const NO_DATABASE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
/** Has the site use the database that is used where none is configured. */
export const EMBEDDED = { DATABASE_URL: '' }

/** Starts the built site as `npm start` does, on a free loopback port, with this environment and nothing else. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const child = spawn(process.execPath, START_ARGUMENTS, {
    env: { ...bareEnvironment(), PORT: '0', HOST: '127.0.0.1', ...NO_DATABASE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = String(chunk).match(/^Listening on (http:\S+)$/m) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the site stopped with ${code}: ${output}`)))
    AbortSignal.timeout(START_DEADLINE_MS).addEventListener('abort', () => reject(new Error(`no start: ${output}`)))
  }).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      // Later than `exit`: when all that it wrote has been read.
      const close = once(child, 'close')
      child.kill(signal)
      await close
    }
    return child.exitCode
  }
  return { url, pid: child.pid, output: () => output, kill, stop: () => kill('SIGTERM') }
}
