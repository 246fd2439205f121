import { START_ARGUMENTS } from '@/scripts/start-arguments'
import { startProcess } from './child-process'

export interface Site {
  url: string
  pid: number | undefined
  /** Everything that the process wrote so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** Ends the process as an operator would, and answers its exit code. */
  stop(): Promise<number | null>
}

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
  const env = { ...bareEnvironment(), PORT: '0', HOST: '127.0.0.1', ...NO_DATABASE, ...environment }
  const listening = /^Listening on (http:\S+)$/m
  const site = await startProcess(process.execPath, START_ARGUMENTS, listening, { env })
  const [, url = ''] = listening.exec(site.output()) ?? []
  return { ...site, url, stop: () => site.kill() }
}
