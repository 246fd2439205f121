import type { WholeResponse } from '@/lib/headers/whole-response'

/** What an endpoint may know of a request. */
export interface EndpointRequest {
  method: string
  searchParams: URLSearchParams
  /** Whom its limit is counted for: an IPv4 address, or an IPv6 /64. */
  client: string
  /** Fetch Metadata Request Headers (W3C); absent where the client sends none. */
  fetchMetadata: { site?: string; mode?: string; dest?: string }
}

/** Answers every method of one endpoint, on both hosts. */
export type Handler = (request: EndpointRequest) => Promise<WholeResponse>
