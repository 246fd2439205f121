import { toUnicode } from 'punycode/punycode.es6.js'

/** In characters. Longer hosts are invalid, and browsers read them in quadratic time. */
const MAX_WRITTEN = 2_048

/**
 * `toAscii` with the browser's own tables, because a package's are as large as all tools together. An `xn--` label must
 * survive decoding and encoding: some browsers accept any label.
 */
export function toAsciiInBrowser(host: string): string | undefined {
  if (host.length > MAX_WRITTEN) return undefined
  // A URL would change nothing in such a name, and takes ten times as long.
  if (/^[a-z\d.-]+$/.test(host) && !host.includes('xn--')) return host
  try {
    const ascii = hostnameOf(host)
    return /\bxn--/.test(ascii) && hostnameOf(toUnicode(ascii)) !== ascii ? undefined : ascii
  } catch {
    return undefined
  }
}

function hostnameOf(host: string): string {
  return new URL(`http://${host}`).hostname
}
