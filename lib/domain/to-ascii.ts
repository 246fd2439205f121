import { toASCII } from 'tr46'

/** Text that UTS #46 only lower-cases. This test saves a 10 µs look-up in its tables. */
const PLAIN = /^(?!(?:.*\.)?xn--)[ -~]*$/i
/** The URL standard's options: any hyphens, emoji, no transitional mappings. */
const OPTIONS = { checkBidi: true, checkJoiners: true }

/**
 * A host name, percent-encoded or not, in lower-case ASCII with IDNs in punycode (UTS #46); undefined if invalid. A
 * package's tables make every runtime agree: Unicode versions differ, and some runtimes accept any `xn--` label.
 */
export function toAscii(host: string): string | undefined {
  const text = percentDecoded(host) ?? ''
  return PLAIN.test(text) ? text.toLowerCase() : (toASCII(text, OPTIONS) ?? undefined)
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
