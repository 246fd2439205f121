import { startProcess } from './child-process'
import { freePort } from './loopback'
import { bareEnvironment, type Site } from './site'

/** Starts a build, the site's own unless told otherwise, by `next start`, without the own server, on a free loopback port. */
export async function startByNext(
  environment: Record<string, string> = {},
  folder = '.',
): Promise<Pick<Site, 'url' | 'output' | 'stop'>> {
  const port = String(await freePort())
  // By its name, because Next takes a rewrite on 127.0.0.1 for one to another host.
  const args = ['node_modules/next/dist/bin/next', 'start', folder, '-H', 'localhost', '-p', port]
  const env = { ...bareEnvironment(), PORT: port, ...environment }
  const { output, kill } = await startProcess(process.execPath, args, /Ready in/, { env })
  return { url: `http://localhost:${port}`, output, stop: () => kill() }
}
