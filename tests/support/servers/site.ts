import { resolve } from 'node:path'
import { SERVER_FILE } from '@/lib/build-record'
import { type RunningProcess, startProcess } from './child-process'

export interface Site extends RunningProcess {
  url: string
  /** Ends the process by SIGTERM. Resolves with its exit code. */
  stop(): Promise<number | null>
}

/** No variable that configures the site. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return { PATH, HOME } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv
}

/** Starts the built site on a free loopback port, with this environment alone, by default in its own folder. */
export async function startSite(environment: Record<string, string> = {}, cwd?: string): Promise<Site> {
  const env = { ...bareEnvironment(), PORT: '0', HOST: '127.0.0.1', ...environment }
  const listening = /^Listening on (http:\S+)$/m
  const site = await startProcess(process.execPath, [resolve(SERVER_FILE)], listening, { env, cwd })
  const [, url = ''] = listening.exec(site.output()) ?? []
  return { ...site, url, stop: () => site.kill() }
}
