import { startProcess } from './child-process'
import { freePort } from './loopback'
import { bareEnvironment, type Site } from './site'

/** Starts a build for platforms with `next start`, on a free loopback port. The build is the site's own by default. */
export async function startByNext(
  environment: Record<string, string> = {},
  folder = '.',
): Promise<Pick<Site, 'url' | 'output' | 'stop'>> {
  const port = String(await freePort())
  const args = ['node_modules/next/dist/bin/next', 'start', folder, '-H', '127.0.0.1', '-p', port]
  const env = { ...bareEnvironment(), PORT: port, ...environment }
  const { output, kill } = await startProcess(process.execPath, args, /Ready in/, { env })
  return { url: `http://127.0.0.1:${port}`, output, stop: () => kill() }
}
