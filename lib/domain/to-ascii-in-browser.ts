import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * `toAscii` with the browser's own tables, because a package's are as large as all tools together. An `xn--` label must
 * survive decoding and encoding: some browsers accept any label.
 */
export function toAsciiInBrowser(host: string): string | undefined {
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
