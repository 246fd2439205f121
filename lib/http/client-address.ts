import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { config } from '@/lib/config'
import { remember } from '@/lib/remember'

/** Carries the address from `server.ts` to the handlers; deleted from every incoming request first. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const front = globalThis as { [key: symbol]: boolean | undefined }
const FRONT = Symbol.for('site.front-sets-client-address')

/**
 * Makes the function that writes the client's address into a request of `server.ts`: the socket's, or, when the peer is
 * one of `trustedProxies`, the right-most address of `X-Forwarded-For` that is not.
 */
export function createAddressWriter(trustedProxies: string[]): (request: IncomingMessage) => void {
  const read = createAddressReader(trustedProxies)
  front[FRONT] = true
  return (request) => {
    request.headers[CLIENT_ADDRESS_HEADER] = read(request)
  }
}

/** Makes the function that tells whom a request of `server.ts` is counted for, while it has all that it came with. */
export function createClientReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const read = createAddressReader(trustedProxies)
  const bucketOfText = remember(bucketOf)
  return (request) => bucketOfText(read(request) ?? '')
}

const FORWARDED = 'x-forwarded-for'

function createAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string | undefined {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress
  const trust = proxyAddr.compile(trustedProxies)
  // Reading addresses takes as long as the rest of an answer from memory, and few are new.
  const nameClient = remember((addresses) => {
    const [remoteAddress = '', forwarded = ''] = addresses.split('\n')
    const named = forwarded.split(',').map(withoutPort).join()
    const request = { socket: { remoteAddress }, headers: { [FORWARDED]: named } }
    const client = proxyAddr(request as unknown as IncomingMessage, trust)
    return ipaddr.isValid(client) ? client : remoteAddress
  })
  return ({ socket: { remoteAddress = '' }, headers }) => {
    const forwarded = headers[FORWARDED]
    return nameClient(forwarded === undefined ? remoteAddress : `${remoteAddress}\n${forwarded}`)
  }
}

/**
 * Whom a request's quota is counted for: the IPv4 address, or the /64 of an IPv6 one. Without a front that tells
 * (`next dev`, plain `next start`) everybody is one client, because nothing that is left could be believed.
 */
export function clientAddress(header: (name: string) => string | null | undefined): string {
  if (front[FRONT]) return bucketOf(header(CLIENT_ADDRESS_HEADER))
  return config().vercel ? bucketOf(header('x-vercel-forwarded-for')) : 'unknown'
}

function bucketOf(address: string | null | undefined): string {
  // Vercel lists its own proxies behind the client where there are any.
  const [client = ''] = (address ?? '').split(',')
  const [plain = ''] = withoutPort(client).split('%', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)
  return `${network.toString()}/64`
}

/** Some proxies write `192.0.2.1:1234`, `[2001:db8::1]:443` or `[2001:db8::1]`. */
function withoutPort(entry: string): string {
  const address = entry.trim()
  const [, bracketed, dotted] = /^(?:\[(.*)\]|(.*\.\d+))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}
