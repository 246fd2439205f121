import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What follows the status in a call of `writeHead`. */
export type GivenHeaders = [
  messageOrHeaders?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
  headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
]

/** Sets the headers that `writeHead` was called with, which Node would write without keeping them. */
export function setGivenHeaders(response: ServerResponse, given: GivenHeaders): void {
  const headers = typeof given[0] === 'string' ? given[1] : given[0]
  for (const [name, value] of Array.isArray(headers) ? pairs(headers) : Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

function* pairs(flat: OutgoingHttpHeader[]): Iterable<[string, OutgoingHttpHeader]> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [String(flat[at]), flat[at + 1] as OutgoingHttpHeader]
}
