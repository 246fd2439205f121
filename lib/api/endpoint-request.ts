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

/** Answers every method of one endpoint, on both hosts. */
export type Handler = (request: EndpointRequest) => Promise<WholeResponse>
