import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import * as domainRating from '@/app/api/domain-rating/route'
import * as pageRank from '@/app/api/pagerank/route'
import * as stats from '@/app/api/stats/route'
import * as healthz from '@/app/healthz/route'
import * as markdown from '@/app/md/[[...path]]/route'
import { findBuiltAssets, isImmutable } from '@/lib/built-assets'
import { buildFolder, type Config } from '@/lib/config'
import { parseDomain } from '@/lib/domain/parse-domain'
import { createAdmission } from '@/lib/http/admission'
import type { Question } from '@/lib/http/answer'
import { createAskThread } from '@/lib/http/answering-thread'
import { createAskRoute, type Route } from '@/lib/http/ask-route'
import { CLIENT_ADDRESS_HEADER, clientAddress, createClientReader } from '@/lib/http/client-address'
import { announceOrigin } from '@/lib/http/own-page'
import { securityHeaders } from '@/lib/http/security-headers'
import { createCoarseClock } from '@/lib/http-cache/clock'
import { createHttpCache, type HttpCache } from '@/lib/http-cache/http-cache'
import { parseTarget } from '@/lib/http-cache/request-target'
import type { Field, FieldFor } from '@/lib/http-cache/router'
import type { Quota } from '@/lib/limit/limit'
import { log, writeLine } from '@/lib/log'
import { createRequestLog, formatLine } from '@/lib/request-log'
import { services } from '@/lib/services'
import { files } from '@/lib/site/files'
import { busy, failed, methodNotAllowed, missing, notAcceptable } from '@/lib/site/notices'
import { pages } from '@/lib/site/pages'
import type { ThreadData } from './next-thread'

/** What like a page's markdown is a plain function of a request: Next's router would cost most of it. */
const ENDPOINTS = {
  '/api/domain-rating': domainRating,
  '/api/pagerank': pageRank,
  '/api/stats': stats,
  '/healthz': healthz,
}

/** Renders are few, and what Node would keep ready for their garbage is three times as much. */
const YOUNG_MEBIBYTES = 6

export interface Front extends HttpCache {
  /** Tells where this process listens. */
  announceOrigin(origin: string): void
}

/** Over what anything behind the cache waits for, the embedded database's start included: each says itself what failed. */
const FILL_TIMEOUT_MS = 35_000

/** What answers all requests: the cache, and behind it the endpoints, and Next in a thread of its own. */
export async function createFront(settings: Config): Promise<Front> {
  const { siteUrl, trustedProxies } = settings
  const { host, protocol } = new URL(siteUrl)
  const ownHeaders = { host, 'x-forwarded-proto': protocol.slice(0, -1) }
  const next = await startNext()
  const assets = findBuiltAssets(buildFolder(settings))
  const routes = new Map([
    ...Object.entries(ENDPOINTS).map(([path, route]) => [path, createAskRoute(route, siteUrl)] as const),
    ...pages.map(({ path }) => [markdownAt(path), createAskRoute(markdownRoute(path), siteUrl)] as const),
  ])
  const cache = createHttpCache({
    ask: (question, signal) => (routes.get(parseTarget(question.path).path) ?? next.ask)(question, signal),
    admit: createAdmission(trustedProxies, ownHeaders),
    ownHeaders,
    clientHeaders: [CLIENT_ADDRESS_HEADER],
    pages: pages.map(({ path }) => path),
    markdownAt,
    files: [...files, ...[...assets].filter(isImmutable)],
    apis: {
      '/api/stats': { normalise: () => '' },
      '/api/domain-rating': { normalise: normaliseTarget, fieldFor: createRateLimitFor(trustedProxies) },
    },
    isPassed: (path) => path === '/api/pagerank',
    isReadable: (path) => assets.has(path) || path === '/healthz',
    notices: {
      missing: (path) => missing(path, siteUrl),
      notAcceptable: (path) => notAcceptable(path, siteUrl),
      methodNotAllowed: (path) => methodNotAllowed(path, siteUrl),
      busy,
      failed,
    },
    headers: securityHeaders(siteUrl),
    now: createCoarseClock(),
    fillTimeoutMs: FILL_TIMEOUT_MS,
    onError: (error) => log.error(error),
    onRequest: settings.requestLog ? createRequestLog((line) => writeLine(formatLine(line, Date.now()))) : undefined,
  })
  return {
    ...cache,
    announceOrigin(origin) {
      announceOrigin(origin)
      next.announceOrigin(origin)
    },
  }
}

/**
 * Next has a thread of its own: what it changes in Node for its own use, its heap and its renders cost the answers from
 * memory nothing there.
 */
async function startNext() {
  const { port1, port2 } = new MessageChannel()
  const thread = new Worker(new URL('./next-thread.js', import.meta.url), {
    workerData: { requests: port2 } satisfies ThreadData,
    transferList: [port2],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEBIBYTES },
    stdout: true,
    stderr: true,
  })
  // Node's own pipes would end at the first text that cannot be written, and lines of both threads would mix.
  thread.stdout.setEncoding('utf8').on('data', writeLine)
  thread.stderr.on('data', (bytes) => process.stderr.write(bytes))
  await once(thread, 'message')
  // Without it nothing but what is in memory could be answered.
  thread.once('exit', () => process.exit(1))
  const clientOf = ({ headers }: Question) => clientAddress((name) => headers[name]?.toString())
  return { ask: createAskThread(port1, clientOf), announceOrigin: (origin: string) => thread.postMessage(origin) }
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
