import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { bareEnvironment, type Site } from './site'

/** Starts a build, the site's own unless told otherwise, by `next start`, without the own server, on a free loopback port. */
export async function startByNext(
  environment: Record<string, string> = {},
  folder = '.',
): Promise<Pick<Site, 'url' | 'output' | 'stop'>> {
  const port = await freePort()
  // By its name, because Next takes a rewrite on 127.0.0.1 for one to another host.
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', folder, '-H', 'localhost', '-p', port],
    {
      env: { ...bareEnvironment(), PORT: port, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ready in')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill()
      await exit
      return child.exitCode
    },
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}
