import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import nextEnv from '@next/env'
import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import { checkBuild } from '@/lib/build-record'
import { findBuiltAssets } from '@/lib/built-assets'
import { buildFolder, type Config, config, describeConfig, InvalidConfiguration } from '@/lib/config'
import { parseDomain } from '@/lib/domain/parse-domain'
import { CLIENT_ADDRESS_HEADER, clientAddress, createAddressWriter } from '@/lib/http/client-address'
import { announceOrigin } from '@/lib/http/own-page'
import { createRouteListener } from '@/lib/http/route-listener'
import { securityHeaders } from '@/lib/http/security-headers'
import { createStoppableServer } from '@/lib/http/stoppable-server'
import { createCoarseClock } from '@/lib/http-cache/clock'
import { createHttpCache, type HttpCache } from '@/lib/http-cache/http-cache'
import { parseTarget } from '@/lib/http-cache/request-target'
import type { Field } from '@/lib/http-cache/router'
import { createIdleContexts } from '@/lib/idle-contexts'
import type { Quota } from '@/lib/limit/limit'
import { log } from '@/lib/log'
import { services } from '@/lib/services'
import { beginShutdown, closeAll } from '@/lib/shutdown'
import { files } from '@/lib/site/files'
import { failed, methodNotAllowed, missing, notAcceptable } from '@/lib/site/notices'
import { pages } from '@/lib/site/pages'

const STOP_DEADLINE_MS = 10_000
/** Limits on clients that are slow or silent; an idle connection outlives those of common load balancers. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const SILENCE_MS = 60_000

/** The methods that Next has handlers for. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** The endpoints, which are plain functions of a request: Next's router would cost three times what they do. */
const ENDPOINTS = { '/api/domain-rating': domainRating, '/api/pagerank': pageRank, '/api/stats': stats }
/** What is answered besides pages, files and stored API answers. */
const PASSED = new Set(['/api/pagerank', '/healthz'])

const settings = readSettings()
const cache = createFront(settings, await prepareNext(settings))
const { server, stop: stopServer } = createStoppableServer(TIMEOUTS, cache.handle)
server.setTimeout(SILENCE_MS)
server.listen(settings.port, settings.host)
await once(server, 'listening').catch(refuseToStart)
// Before the line that says so: whoever reads it may ask the process to stop at once.
process.once('SIGTERM', stop).once('SIGINT', stop)
const { port } = server.address() as AddressInfo
announceOrigin(`http://${loopbackOf(settings.host)}:${port}`)
console.log(describeConfig(settings))
console.log(`Listening on http://${settings.host ?? 'localhost'}:${port}`)
await cache.warmUp()

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
  const contexts = createIdleContexts()
  const { default: next } = await import('next')
  const app = next({ dev: false, hostname: 'localhost', port })
  await app.prepare()
  const handle = app.getRequestHandler()
  return (request, response) => {
    response.once('close', contexts.hold())
    return handle(request, response)
  }
}

function createFront(settings: Config, handleByNext: RequestListener): HttpCache {
  const { siteUrl, trustedProxies } = settings
  const { host, protocol } = new URL(siteUrl)
  const ownHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1) }
  const assets = findBuiltAssets(buildFolder(settings))
  const endpoints = new Map(
    Object.entries(ENDPOINTS).map(([path, route]) => [path, createRouteListener(route, siteUrl)]),
  )
  return createHttpCache({
    handle: (request, response) =>
      (endpoints.get(parseTarget(request.url ?? '').path) ?? handleByNext)(request, response),
    admit: createAdmission(trustedProxies, ownHeaders),
    ownHeaders,
    clientHeaders: [CLIENT_ADDRESS_HEADER],
    pages: pages.map(({ path }) => path),
    files,
    apis: {
      '/api/stats': { normalise: () => '' },
      '/api/domain-rating': { normalise: normaliseTarget, fieldFor: rateLimitFor },
    },
    isPassed: (path) => assets.has(path) || PASSED.has(path),
    notices: {
      missing: (path) => missing(path, siteUrl),
      notAcceptable: (path) => notAcceptable(path, siteUrl),
      methodNotAllowed: (path) => methodNotAllowed(path, siteUrl),
      failed,
    },
    headers: securityHeaders(siteUrl),
    now: createCoarseClock(),
    onError: (error) => log.error(error),
  })
}

/** The query of `/api/domain-rating` that stands for all forms of one site. */
function normaliseTarget(query: URLSearchParams): string | undefined {
  try {
    return `target=${encodeURIComponent(parseDomain(query.getAll('target')))}`
  } catch {
    return undefined
  }
}

/** A client's standing for an answer that cost it nothing. */
function rateLimitFor({ headers }: IncomingMessage): Field | Promise<Field> {
  const { ratingLimit } = services()
  const client = clientAddress((name) => headers[name] as string | undefined)
  const recent = ratingLimit.recent(client)
  return recent ? ['RateLimit', recent] : askRateLimit(ratingLimit.of(client))
}

async function askRateLimit(quota: Quota): Promise<Field> {
  const { RateLimit } = await quota.fields()
  return RateLimit ? ['RateLimit', RateLimit] : []
}

/** An address of this machine by which a server that listens on `host` can be asked. */
function loopbackOf(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Makes the function that takes from a request what a client could forge, before Next sees it. */
function createAdmission(
  trustedProxies: string[],
  ownHeaders: Record<string, string>,
): (request: IncomingMessage) => void {
  const writeAddress = createAddressWriter(trustedProxies)
  return (request) => {
    writeAddress(request)
    for (const name of Object.keys(request.headers)) {
      if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete request.headers[name]
    }
    // Nothing here reads cookies but Next, which answers its own ones with new ones.
    delete request.headers.cookie
    Object.assign(request.headers, ownHeaders)
    // Next answers a method that it does not know with a bare 400; the handlers' 405 and 404 hold for all methods.
    if (!KNOWN_METHODS.has(request.method ?? '')) request.method = 'DELETE'
  }
}

async function stop(): Promise<void> {
  beginShutdown()
  await stopServer(STOP_DEADLINE_MS)
  await closeAll()
  process.exit(0)
}
