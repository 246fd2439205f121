import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { domainRating, pageRank, pageRankBulk } from '@/lib/samples/responses'
import { type Fault, type ProviderReply, play } from './faults'

/** One request as a provider saw it. */
interface ProviderCall {
  path: string
  method: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  /** Milliseconds since the epoch. */
  at: number
  bodyBytesSent: number
}

export interface SampleProviders {
  domainRatingUrl: string
  /** The interface of keys without a prefix. */
  pageRankUrl: string
  /** The interface of `opr_` keys. */
  pageRankBulkUrl: string
  /** The latest calls, oldest first. */
  calls: ProviderCall[]
  /** Makes every further response fail in one way. Without a fault, responses are well again. */
  fault(which: Faulty, fault?: Fault): void
  stop(): Promise<void>
}

/** `ratings` are the lists alone; `rating` is both. */
type Faulty = 'rating' | 'ratings' | 'pagerank'

const KEPT_CALLS = 10_000

type Respond = (request: Request) => Promise<Response>

const ENDPOINTS = {
  '/v3/public/domain-rating-free': { which: 'rating', respond: domainRating },
  '/api/v1.0/getPageRank': { which: 'pagerank', respond: pageRank },
  '/v1/domains/bulk': { which: 'pagerank', respond: pageRankBulk },
} as const

/** Starts a server on loopback that speaks the wire formats of all three providers, with invented numbers. */
export async function startSampleProviders({ port = 0 }: { port?: number } = {}): Promise<SampleProviders> {
  const calls: ProviderCall[] = []
  const faults: { [which in Faulty]?: Fault } = {}

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    calls.push(call)
    if (calls.length > KEPT_CALLS) calls.shift()
    response.setHeader('X-Sample-Data', 'true')
    const endpoint = ENDPOINTS[call.path as keyof typeof ENDPOINTS]
    if (!endpoint) return response.writeHead(404).end()
    const isList = endpoint.which === 'rating' && call.method === 'POST'
    const reply = await replyTo(call, endpoint.respond)
    await play((isList && faults.ratings) || faults[endpoint.which], reply, response, (bytes) => {
      call.bodyBytesSent += bytes
    })
  }
  // A client that hangs up in the middle of its request ends only its own connection.
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })

  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    domainRatingUrl: `${base}/v3/public/domain-rating-free`,
    pageRankUrl: `${base}/api/v1.0/getPageRank`,
    pageRankBulkUrl: `${base}/v1/domains/bulk`,
    calls,
    fault(which, fault) {
      faults[which] = fault
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readCall(request: IncomingMessage): Promise<ProviderCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sample')
  return {
    path: pathname,
    method: request.method ?? '',
    query: searchParams,
    headers: request.headers,
    body: await text(request),
    at: Date.now(),
    bodyBytesSent: 0,
  }
}

async function replyTo({ method, query, headers, body }: ProviderCall, respond: Respond): Promise<ProviderReply> {
  const init = { method, headers: headers as Record<string, string>, ...(method === 'POST' && { body }) }
  const response = await respond(new Request(`http://sample/?${query}`, init))
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}
