// First, so that no signal of the start is lost.
import './stop-signal'

import { once } from 'node:events'
import { type AddressInfo, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { checkBuild } from '@/lib/build-record'
import { type Config, config, describeConfig, InvalidConfiguration } from '@/lib/config'
import { loadEnvFiles } from '@/lib/env-files'
import { securityHeaders } from '@/lib/headers/security-headers'
import { log } from '@/lib/log'
import { services } from '@/lib/services/services'
import { beginShutdown, closeAll } from '@/lib/shutdown'
import { requireValidHead, respondToRefused } from '@/server/connections/refused-requests'
import { closeSilent } from '@/server/connections/silent-connections'
import { createStoppableServer } from '@/server/connections/stoppable-server'
import { bufferLog } from './log-output'
import { startMetrics } from './metrics'
import { startSite } from './start-site'
import { onStopSignal } from './stop-signal'

/** The folder above the one of this file, also where it is bundled. */
const PROJECT = fileURLToPath(new URL('..', import.meta.url))
/** The process stops within ten seconds. Connections that are open after eight are cut. */
const STOP = { connectionsMs: 8_000, exitMs: 9_500 }
/** Limits for slow clients. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
/** Longer than common load balancers keep a connection without traffic. */
const SILENCE_MS = 65_000

const settings = readSettings()
bufferLog()
process.on('uncaughtException', (error) => {
  log.fatal(error, 'an error that nobody catches ends the process')
  process.exit(1)
})
// Creates them now, so that their warnings are logged at start.
services()
const fields = securityHeaders(settings.siteUrl)
const metrics = settings.metrics && (await startMetrics(settings.metrics).catch(refuseToStart))
const handle = requireValidHead(startSite(settings, PROJECT, metrics?.record), fields)
const { server, sockets, stop: stopServer } = createStoppableServer({ ...TIMEOUTS, requireHostHeader: false }, handle)
respondToRefused(server, fields)
metrics?.watch(server)
closeSilent(server, sockets, SILENCE_MS)
// Nothing here reads a body. Node's `100 Continue` could corrupt a pipelined response.
server.on('checkContinue', (request, response) => {
  response.shouldKeepAlive = false
  server.emit('request', request, response)
})
server.listen(settings.port, settings.host)
await once(server, 'listening').catch(refuseToStart)
onStopSignal(stop)
const { port } = server.address() as AddressInfo
console.log(describeConfig(settings))
if (metrics) console.log(`Metrics: ${metrics.url}`)
const { host = 'localhost' } = settings
console.log(`Listening on http://${isIPv6(host) ? `[${host}]` : host}:${port}`)

function readSettings(): Config {
  try {
    loadEnvFiles([PROJECT, process.cwd()])
    const settings = config()
    checkBuild(settings, PROJECT)
    return settings
  } catch (error) {
    return refuseToStart(error)
  }
}

/** Ends the process with one line for a fault that the operator can mend. */
function refuseToStart(error: unknown): never {
  const message = error instanceof InvalidConfiguration ? error.message : listenFault(error as NodeJS.ErrnoException)
  if (!message) throw error
  console.error(message)
  process.exit(1)
}

function listenFault({ syscall, code }: NodeJS.ErrnoException): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  const { port, host } = settings
  if (code === 'EADDRINUSE') return `PORT ${port} is already in use: choose another one`
  if (code === 'EACCES') return `PORT ${port} is not allowed for this user (EACCES): choose 1024 or higher`
  return host && `HOST ${host} is not available (${code}): choose an IP address of this machine, such as 127.0.0.1`
}

async function stop(): Promise<void> {
  beginShutdown()
  setTimeout(() => process.exit(0), STOP.exitMs).unref()
  await stopServer(STOP.connectionsMs)
  metrics?.close()
  await closeAll()
  process.exit(0)
}
