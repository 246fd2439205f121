const ONE_YEAR_SECONDS = 31_536_000

/** Of what runs scripts that nobody here can name. */
export const UNFRAMED = "frame-ancestors 'none'"

/** What every answer of the site carries, by name in lower case; a page and a script have a policy of their own. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; ${UNFRAMED}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }),
  }
}
