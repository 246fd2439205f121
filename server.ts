import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import nextEnv from '@next/env'
import { checkBuild } from '@/lib/build-record'
import { type Config, config, describeConfig, InvalidConfiguration } from '@/lib/config'
import { createAddressWriter } from '@/lib/http/client-address'
import { beginShutdown, closeAll } from '@/lib/shutdown'

const STOP_DEADLINE_MS = 10_000
const IDLE_SWEEP_MS = 50

/** The methods that Next has handlers for. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

const settings = readSettings()
const server = createServer(createFront(settings, await prepareNext(settings)))
server.listen(settings.port, settings.host)
await once(server, 'listening').catch(refuseToStart)
// Before the line that says so: whoever reads it may ask the process to stop at once.
process.once('SIGTERM', stop).once('SIGINT', stop)
const { port } = server.address() as AddressInfo
console.log(describeConfig(settings))
console.log(`Listening on http://${settings.host ?? 'localhost'}:${port}`)

function readSettings(): Config {
  try {
    nextEnv.loadEnvConfig(process.cwd())
    const settings = config()
    checkBuild(settings)
    return settings
  } catch (error) {
    return refuseToStart(error)
  }
}

/** Ends the process with one line where the fault is the operator's to mend. */
function refuseToStart(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') console.error(`PORT ${settings.port} is already in use: choose another one`)
  else if (error instanceof InvalidConfiguration) console.error(error.message)
  else throw error
  process.exit(1)
}

async function prepareNext({ port }: Config): Promise<RequestListener> {
  // React and Next choose their production code when they are loaded.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { default: next } = await import('next')
  const app = next({ dev: false, hostname: 'localhost', port })
  await app.prepare()
  return app.getRequestHandler()
}

/** Takes from a request what a client could forge, before Next sees it. */
function createFront({ siteUrl, trustedProxies }: Config, handle: RequestListener): RequestListener {
  const writeAddress = createAddressWriter(trustedProxies)
  const { host, protocol } = new URL(siteUrl)
  return (request, response) => {
    writeAddress(request)
    for (const name of Object.keys(request.headers)) {
      if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name]
    }
    request.headers.host = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    // Next answers a method that it does not know with a bare 400; the handlers' 405 and 404 hold for all methods.
    if (!KNOWN_METHODS.has(request.method ?? '')) request.method = 'DELETE'
    // Next flushes the header before the first chunk, which makes two packets of every short answer.
    response.flushHeaders = () => {}
    handle(request, response)
  }
}

async function stop(): Promise<void> {
  beginShutdown()
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
  clearTimeout(deadline)
  await closeAll()
  process.exit(0)
}
