import { toUnicode } from 'punycode/punycode.es6.js'

/** A domain as people write it: `münchen.de` for `xn--mnchen-3ya.de`. One that no decoder accepts stays as it is. */
export function writtenDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain
  try {
    return toUnicode(domain)
  } catch {
    return domain
  }
}
