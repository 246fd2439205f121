import { startProcess } from './child-process'
import { freePort } from './loopback'
import { bareEnvironment, type Site } from './site'

/** Starts a build with `next start`, on a free loopback port. The build is the site's own by default. */
export async function startByNext(
  environment: Record<string, string> = {},
  folder = '.',
): Promise<Pick<Site, 'url' | 'output' | 'stop'>> {
  const port = String(await freePort())
  // Next would treat a rewrite on 127.0.0.1 as one to another host.
  const args = ['node_modules/next/dist/bin/next', 'start', folder, '-H', 'localhost', '-p', port]
  const env = { ...bareEnvironment(), PORT: port, ...environment }
  const { output, kill } = await startProcess(process.execPath, args, /Ready in/, { env })
  return { url: `http://localhost:${port}`, output, stop: () => kill() }
}
