import type { Config } from '@/lib/config'
import { SECURITY_TXT_PATH } from './files'

/** RFC 9116 section 2.5.5 recommends less than a year. */
const VALID_MS = 364 * 86_400_000

/** security.txt (RFC 9116), made at `now`; undefined without a contact. */
export function securityTxt(
  { canonicalUrl, securityContact }: Pick<Config, 'canonicalUrl' | 'securityContact'>,
  now: Date,
): string | undefined {
  if (!securityContact) return undefined
  const expires = new Date(now.getTime() + VALID_MS).toISOString()
  return `Contact: ${securityContact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${canonicalUrl}${SECURITY_TXT_PATH}
`
}
