import punycode from 'punycode/punycode.js'

/**
 * What `toAscii` gives, by the browser's own tables: those of a package are as large as all tools. An `xn--` label has to
 * come back from what it stands for, because some browsers take any.
 */
export function toAsciiInBrowser(host: string): string | undefined {
  try {
    const ascii = hostnameOf(host)
    return /\bxn--/.test(ascii) && hostnameOf(punycode.toUnicode(ascii)) !== ascii ? undefined : ascii
  } catch {
    return undefined
  }
}

function hostnameOf(host: string): string {
  return new URL(`http://${host}`).hostname
}
