const ONE_YEAR_SECONDS = 31_536_000

/** The only policy of pages and scripts on platforms without the own server. */
export const UNFRAMED = "frame-ancestors 'none'"

/** The fields of every answer, with lower-case names. Pages and scripts have their own `content-security-policy`. */
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
