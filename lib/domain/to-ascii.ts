import { toASCII } from 'tr46'

/** What UTS #46 leaves as it is but for its case, which takes its tables 10 µs to find out. */
const PLAIN = /^(?!(?:.*\.)?xn--)[ -~]*$/i
/** As the URL standard has it: any hyphens, emoji, no transitional mappings. */
const OPTIONS = { checkBidi: true, checkJoiners: true }

/**
 * A host name, percent-encoded or not, in lower-case ASCII, IDNs in punycode (UTS #46); undefined for what is none. The
 * tables are a package's, because each runtime has a Unicode version of its own and some take any `xn--` label.
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
