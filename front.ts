import type { RequestListener } from 'node:http'
import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import * as markdown from '@/app/md/[[...path]]/route'
import { findBuiltAssets } from '@/lib/built-assets'
import { buildFolder, type Config } from '@/lib/config'
import { parseDomain } from '@/lib/domain/parse-domain'
import { createAdmission } from '@/lib/http/admission'
import { CLIENT_ADDRESS_HEADER, createClientReader } from '@/lib/http/client-address'
import { createRouteListener, type Route } from '@/lib/http/route-listener'
import { securityHeaders } from '@/lib/http/security-headers'
import { createCoarseClock } from '@/lib/http-cache/clock'
import { createHttpCache, type HttpCache } from '@/lib/http-cache/http-cache'
import { parseTarget } from '@/lib/http-cache/request-target'
import type { Field, FieldFor } from '@/lib/http-cache/router'
import { createIdleContexts } from '@/lib/idle-contexts'
import type { Quota } from '@/lib/limit/limit'
import { log, writeLine } from '@/lib/log'
import { createRequestLog, formatLine } from '@/lib/request-log'
import { services } from '@/lib/services'
import { files } from '@/lib/site/files'
import { failed, methodNotAllowed, missing, notAcceptable } from '@/lib/site/notices'
import { pages } from '@/lib/site/pages'

/** The endpoints, which like a page's markdown are plain functions of a request: Next's router would cost most of them. */
const ENDPOINTS = { '/api/domain-rating': domainRating, '/api/pagerank': pageRank, '/api/stats': stats }
/** What is answered besides pages, files and stored API answers. */
const PASSED = new Set(['/api/pagerank', '/healthz'])

/** What answers all requests: the cache, and behind it the endpoints and Next. */
export async function createFront(settings: Config): Promise<HttpCache> {
  const { siteUrl, trustedProxies } = settings
  const { host, protocol } = new URL(siteUrl)
  const ownHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1) }
  const handleByNext = await prepareNext(settings)
  const assets = findBuiltAssets(buildFolder(settings))
  const listeners = new Map([
    ...Object.entries(ENDPOINTS).map(([path, route]) => [path, createRouteListener(route, siteUrl)] as const),
    ...pages.map(({ path }) => [markdownAt(path), createRouteListener(markdownRoute(path), siteUrl)] as const),
  ])
  return createHttpCache({
    handle: (request, response) =>
      (listeners.get(parseTarget(request.url ?? '').path) ?? handleByNext)(request, response),
    admit: createAdmission(trustedProxies, ownHeaders),
    ownHeaders,
    clientHeaders: [CLIENT_ADDRESS_HEADER],
    pages: pages.map(({ path }) => path),
    markdownAt,
    files,
    apis: {
      '/api/stats': { normalise: () => '' },
      '/api/domain-rating': { normalise: normaliseTarget, fieldFor: createRateLimitFor(trustedProxies) },
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
    onRequest: settings.requestLog ? createRequestLog((line) => writeLine(formatLine(line, Date.now()))) : undefined,
  })
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

/** Where the middleware leads to as well; the cache lets no client ask for it. */
const markdownAt = (page: string) => `/md${page}`

function markdownRoute(page: string): Route {
  const params = Promise.resolve({ path: page.split('/').filter(Boolean) })
  const read = (request: Request) => markdown.GET(request, { params })
  return { GET: read }
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
function createRateLimitFor(trustedProxies: string[]): FieldFor {
  const readClient = createClientReader(trustedProxies)
  return (request) => {
    const { ratingLimit } = services()
    const client = readClient(request)
    return () => {
      const recent = ratingLimit.recent(client)
      return recent ? ['RateLimit', recent] : askRateLimit(ratingLimit.of(client))
    }
  }
}

async function askRateLimit(quota: Quota): Promise<Field> {
  const { RateLimit } = await quota.fields()
  return RateLimit ? ['RateLimit', RateLimit] : []
}
