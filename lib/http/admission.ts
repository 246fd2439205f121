import type { IncomingMessage } from 'node:http'
import { createAddressWriter } from './client-address'

/** The methods that Next has handlers for. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Tells of proxies on the way, and what Next's parts, or its platform, tell each other; clients send none of it. */
const FORGEABLE = /^(?:forwarded$|x-(?:forwarded|middleware|invoke|matched|nextjs|next|now|prerender)-)/

/** Next makes an error of a precondition that fails and of a range that there is not; what is stored has neither. */
const CONDITIONS = ['if-match', 'if-unmodified-since', 'range', 'if-range']

/** Makes the function that takes from a request what a client could forge, before Next sees it. */
export function createAdmission(
  trustedProxies: string[],
  ownHeaders: Record<string, string>,
): (request: IncomingMessage) => void {
  const writeAddress = createAddressWriter(trustedProxies)
  return (request) => {
    writeAddress(request)
    for (const name of Object.keys(request.headers)) {
      if (FORGEABLE.test(name)) delete request.headers[name]
    }
    for (const name of CONDITIONS) delete request.headers[name]
    // Nothing here reads cookies but Next, which answers its own ones with new ones.
    delete request.headers.cookie
    Object.assign(request.headers, ownHeaders)
    // Next answers a method that it does not know with a bare 400; the handlers' 405 and 404 hold for all methods.
    if (!KNOWN_METHODS.has(request.method ?? '')) request.method = 'DELETE'
  }
}
