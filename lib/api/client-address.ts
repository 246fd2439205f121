import ipaddr from 'ipaddr.js'
import { config } from '@/lib/config'

/**
 * The client whose limit a request counts against, by the IP address that Vercel names. Under `next dev` and `next start`
 * all requests share one client, because no header can be trusted there.
 */
export function clientOf(request: Request): string {
  return bucketOf(config().vercel ? request.headers.get('x-vercel-forwarded-for') : undefined)
}

/** The IPv4 address, or the /64 of an IPv6 address; `unknown` where the text is neither. */
export function bucketOf(address: string | null | undefined): string {
  // Vercel may list its own proxies after the client.
  const [client = ''] = (address ?? '').split(',')
  const [plain = ''] = withoutPort(client).split('%', 1)
  if (!ipaddr.isValid(plain)) return 'unknown'
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)
  return `${network.toString()}/64`
}

/** Some proxies write `192.0.2.1:1234`, `[2001:db8::1]:443` or `[2001:db8::1]`. */
export function withoutPort(entry: string): string {
  const address = entry.trim()
  const [, bracketed, dotted] = /^(?:\[(.*)\]|(.*\.\d+))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}
