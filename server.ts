import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import nextEnv from '@next/env'
import { checkBuild } from '@/lib/build-record'
import { type Config, config, describeConfig, InvalidConfiguration } from '@/lib/config'
import { keepLayoutOfTicks } from '@/lib/http/keep-layouts'
import { endSilent } from '@/lib/http/silent-connections'
import { createStoppableServer } from '@/lib/http/stoppable-server'
import { bufferLog, flushLog } from '@/lib/log'
import { beginShutdown, closeAll } from '@/lib/shutdown'
import { createFront } from './front'

/** Ten seconds are promised to whoever stops the process; what is still open after eight is cut. */
const STOP = { connectionsMs: 8_000, exitMs: 9_500 }
/** Limits on clients that are slow or silent; an idle connection outlives those of common load balancers. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
const SILENCE = { unreadMs: 60_000, idleMs: 65_000 }

keepLayoutOfTicks()
const settings = readSettings()
bufferLog()
const front = await createFront(settings)
const { server, stop: stopServer } = createStoppableServer(TIMEOUTS, front.handle)
endSilent(server, SILENCE)
// Nothing here reads a body, so the answer itself is due; Node would write its 100 into the middle of a pipelined one.
server.on('checkContinue', (request, response) => {
  response.shouldKeepAlive = false
  server.emit('request', request, response)
})
server.listen(settings.port, settings.host)
await once(server, 'listening').catch(refuseToStart)
// Before the line that says so: whoever reads it may ask the process to stop at once.
process.once('SIGTERM', stop).once('SIGINT', stop)
const { port } = server.address() as AddressInfo
front.announceOrigin(`http://${loopbackOf(settings.host)}:${port}`)
console.log(describeConfig(settings))
console.log(`Listening on http://${settings.host ?? 'localhost'}:${port}`)
await front.warmUp()

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
  const message = error instanceof InvalidConfiguration ? error.message : listenFault(error as NodeJS.ErrnoException)
  if (!message) throw error
  console.error(message)
  process.exit(1)
}

function listenFault({ syscall, code }: NodeJS.ErrnoException): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  const { port, host } = settings
  if (code === 'EADDRINUSE') return `PORT ${port} is already in use: choose another one`
  if (code === 'EACCES') return `PORT ${port} may not be listened on by this user (EACCES): choose one from 1024 up`
  return host && `HOST ${host} cannot be listened on (${code}): choose an address of this machine, such as 127.0.0.1`
}

/** An address of this machine by which a server that listens on `host` can be asked. */
function loopbackOf(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

async function stop(): Promise<void> {
  beginShutdown()
  setTimeout(() => process.exit(0), STOP.exitMs).unref()
  await stopServer(STOP.connectionsMs)
  await closeAll()
  await flushLog()
  process.exit(0)
}
