import ipaddr from 'ipaddr.js'
import { config } from '@/lib/config'

const told = new WeakMap<Request, string>()

/** Has `clientOf` give this bucket: the own server knows whose connection a request came by. */
export function tellClient(request: Request, client: string): void {
  told.set(request, client)
}

/**
 * Whom a request's quota is counted for. On Vercel it is the address that the platform names. Without either (`next dev`,
 * plain `next start`) everybody is one client, because nothing that is left could be believed.
 */
export function clientOf(request: Request): string {
  const known = told.get(request)
  if (known !== undefined) return known
  return config().vercel ? bucketOf(request.headers.get('x-vercel-forwarded-for')) : bucketOf(undefined)
}

/** The IPv4 address, or the /64 of an IPv6 one; `unknown` where the text is neither. */
export function bucketOf(address: string | null | undefined): string {
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
export function withoutPort(entry: string): string {
  const address = entry.trim()
  const [, bracketed, dotted] = /^(?:\[(.*)\]|(.*\.\d+))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}
