import ipaddr from 'ipaddr.js'

/** Prefix lengths. There are at most 65,536 networks of the last one. */
const IPV4_PREFIXES = [24, 16]
const IPV6_PREFIXES = [56, 48, 32, 16]
/** How many networks a client has at most. */
export const MAX_NETWORKS = IPV6_PREFIXES.length
/** For clients without a known address. */
const UNKNOWN = ['unknown']

/** The networks of a client, an IPv4 address or an IPv6 /64; the smallest first. */
export function networksOf(client: string): string[] {
  const [address = ''] = client.split('/')
  if (!ipaddr.isValid(address)) return UNKNOWN
  const parsed = ipaddr.parse(address)
  const bytes = Buffer.from(parsed.toByteArray())
  const prefixes = parsed.kind() === 'ipv4' ? IPV4_PREFIXES : IPV6_PREFIXES
  return prefixes.map((bits) => bytes.toString('hex', 0, bits / 8))
}
