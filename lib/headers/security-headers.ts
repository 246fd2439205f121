const ONE_YEAR_SECONDS = 31_536_000

/** A worker obeys the policy of its own script, and loads further scripts. */
export const SCRIPT_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** The headers of every response, with lower-case names. Pages and scripts have their own `content-security-policy`. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    // A browser shows the site's icon beside markdown and JSON too.
    'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }),
  }
}
