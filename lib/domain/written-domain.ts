import { toUnicode } from 'punycode/punycode.es6.js'

/** A domain as people write it: `münchen.de` for `xn--mnchen-3ya.de`. */
export function writtenDomain(domain: string): string {
  return domain.includes('xn--') ? toUnicode(domain) : domain
}
