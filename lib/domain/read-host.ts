import { InvalidInput } from '@/lib/errors'

/** A scheme without dots, so that `example.com:8080` is a host and a port. */
const SCHEME = /^([a-z][a-z0-9+-]*):(.*)$/is

/** Schemes whose addresses hold an `@` without being `user:password@host`. */
const SCHEMES_WITH_AT = new Set(['acct', 'data', 'javascript', 'mailto', 'sip', 'sips', 'sms', 'tel', 'xmpp'])

/** Captures the host and the port of an http(s) address, after any user, by the URL standard's rules. */
const AUTHORITY = /^https?:[/\\]*(?:[^/\\?#]*@)?(\[[^/\\?#@]*\]|[^/\\?#@:]*)(?::(\d*))?(?:[/\\?#]|$)/i
const MAX_PORT = 65_535
/** In characters, before decoding. Punycode takes quadratic time. */
const MAX_WRITTEN = 2_048

/**
 * The host of a web address, with or without scheme, as a browser reads it: percent-decoded, IDNs in punycode, no final
 * dot. `toAscii` returns undefined for an invalid host name. Throws `InvalidInput` for that and for an IP address.
 */
export function readHost(text: string, toAscii: (host: string) => string | undefined): string {
  if (isBareIPv6(text)) throw anIpAddress()
  const [, written = '', port = ''] = AUTHORITY.exec(withScheme(text)) ?? []
  if (written.startsWith('[') && URL.canParse(`http://${written}`)) throw anIpAddress()
  if (written.length > MAX_WRITTEN) throw notADomain()
  const host = toAscii(written)?.replace(/\.$/, '')
  if (!host || Number(port) > MAX_PORT) throw notADomain()
  checkLabels(host)
  // By the URL standard, a host that ends in a number is an IPv4 address or invalid.
  if (/(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(host)) throw URL.canParse(`http://${host}`) ? anIpAddress() : notADomain()
  return host
}

function withScheme(text: string): string {
  if (/^https?:/i.test(text)) return text
  const [, scheme, rest] = SCHEME.exec(text) ?? []
  if (scheme !== undefined && rest !== undefined && !isPort(rest) && !isPassword(scheme, rest)) {
    throw new InvalidInput('Only http and https URLs are supported; send one, or a domain such as example.com.')
  }
  if (/^[/\\]{2}/.test(text)) return `http:${text}`
  if (/^[/\\]/.test(text)) throw notADomain()
  return `http://${text}`
}

function isPort(afterColon: string): boolean {
  return /^\d+([/\\?#]|$)/.test(afterColon)
}

function isPassword(beforeColon: string, afterColon: string): boolean {
  return /^[^/\\?#]*@/.test(afterColon) && !SCHEMES_WITH_AT.has(beforeColon.toLowerCase())
}

function isBareIPv6(text: string): boolean {
  const [address = ''] = text.split('%')
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]/`)
}

/** Lengths by RFC 1035 section 2.3.4. DNS names may have underscores, such as `_dmarc.example.com`. */
function checkLabels(host: string): void {
  if (host.length > 253) throw new InvalidInput('A domain can have at most 253 characters; check the spelling.')
  for (const label of host.split('.')) {
    if (label === '') throw new InvalidInput('The domain has two dots in a row or begins with one; check the spelling.')
    if (label.length > 63) {
      throw new InvalidInput('Each part of a domain can have at most 63 characters; check the spelling.')
    }
    if (!/^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label)) throw notADomain()
  }
}

function anIpAddress(): InvalidInput {
  return new InvalidInput('An IP address is not a domain; send a domain such as example.com.')
}

export function notADomain(): InvalidInput {
  return new InvalidInput('This is not a domain or a URL; send one such as example.com or https://example.com/page.')
}
