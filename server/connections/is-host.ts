import { isIPv4, isIPv6 } from 'node:net'

const MAX_PORT = 65_535
/** Of a name, without the dot at its end. */
const MAX_NAME = 253
const HOST = /^(?<host>\[[^[\]]*\]|[^:[\]]*)(?::(?<port>\d*))?$/
const LABELS = /^[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/
/** The last label of a name is not a number, or the name would be an IPv4 address. */
const NUMERIC = /(?:^|\.)\d+\.?$/
/** Of an IPv6 address on one link (RFC 6874). */
const ZONE = /%[\w.~%-]+$/

/**
 * Whether a host can have this name or IP address, with or without a port. An empty one is for targets without a host
 * (RFC 9112 §3.2).
 */
export function isHost(text: string): boolean {
  const { host, port } = HOST.exec(text)?.groups ?? {}
  if (host === undefined) return isIPv6(text)
  if (port !== undefined && Number(port) > MAX_PORT) return false
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1).replace(ZONE, ''))
  return host === '' || isName(host)
}

function isName(host: string): boolean {
  if (NUMERIC.test(host)) return isIPv4(host)
  return LABELS.test(host) && host.replace(/\.$/, '').length <= MAX_NAME
}
