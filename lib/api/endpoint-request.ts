import type { WholeResponse } from '@/lib/headers/whole-response'

/** The parts of a request that an endpoint may know. */
export interface EndpointRequest {
  method: string
  searchParams: URLSearchParams
  /** Whom its limit is counted for: an IPv4 address, or an IPv6 /64. */
  client: string
  /** Fetch Metadata Request Headers (W3C); absent where the client sends none. */
  fetchMetadata: { site?: string; mode?: string; dest?: string }
}

/** Reads them by the function that finds a header. */
export function readFetchMetadata(find: (name: string) => string | undefined): EndpointRequest['fetchMetadata'] {
  return { site: find('sec-fetch-site'), mode: find('sec-fetch-mode'), dest: find('sec-fetch-dest') }
}

/** Answers every method of one endpoint, on both hosts. */
export type Handler = (request: EndpointRequest) => Promise<WholeResponse>
