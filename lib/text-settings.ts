import proxyAddr from 'proxy-addr'
import { z } from 'zod'

const MAX_PORT = 65_535

/** The parts of the site whose numbers can be sample data. */
export const SAMPLE_PARTS = ['rating', 'pagerank', 'stats'] as const

export type SamplePart = (typeof SAMPLE_PARTS)[number]

export const port = z
  .string()
  .regex(/^\d{1,5}$/, `must be a whole number from 0 to ${MAX_PORT}`)
  .transform(Number)
  .refine((value) => value <= MAX_PORT, `must be a whole number from 0 to ${MAX_PORT}`)

export const host = z.string().regex(/^[\w.:%-]+$/, 'must be an IP address or a host name, such as 127.0.0.1')

export const printable = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')

/** A `mailto:` or `https:` URL. */
export function contact(example: string) {
  return z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[\x21-\x7e]+)$/, `must be a mailto: or https: URL, such as ${example}`)
}

/** A list of the signals of contentsignals.org, and of `use`, which Cloudflare adds to them. */
export const contentSignal = z
  .string()
  .refine(isContentSignal, 'must be a list of signals without repeats, such as search=yes, ai-input=yes, ai-train=no')

export const proxies = z
  .string()
  .transform(entriesOf)
  .refine(canTrust, 'must be a comma-separated list of IP addresses, CIDRs, loopback, linklocal or uniquelocal')

export const sampleParts = z
  .string()
  .transform(entriesOf)
  .pipe(z.array(z.enum(SAMPLE_PARTS, 'must be a comma-separated list of rating, pagerank and stats')))

export const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

function entriesOf(list: string): string[] {
  return list.split(',').map((entry) => entry.trim())
}

function isContentSignal(value: string): boolean {
  const signals = entriesOf(value)
  const names = new Set(signals.map((signal) => signal.split('=', 1)[0]))
  const isKnown = (signal: string) =>
    /^(?:(?:search|ai-input|ai-train)=(?:yes|no)|use=(?:immediate|reference|full))$/.test(signal)
  return signals.every(isKnown) && names.size === signals.length
}

function canTrust(list: string[]): boolean {
  try {
    proxyAddr.compile(list)
    return true
  } catch {
    return false
  }
}
