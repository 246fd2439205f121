import { createHash } from 'node:crypto'
import { SCRIPT_POLICY } from '@/lib/fields/security-headers'

/** React writes tags in lower case, and escapes `<`, `>` and `"` in every text and attribute. */
const INLINE = /<script(\s[^<>]*)?>(.*?)<\/script|<style[^<>]*>(.*?)<\/style|<[a-z][^<>]*?\sstyle="([^"<>]*)"/gs

/** The policy of a response of this type. Undefined where the site's own policy holds. */
export function policyOf(contentType: string, body: Buffer): string | undefined {
  if (/^text\/html\b/i.test(contentType)) return contentSecurityPolicy(body.toString())
  return /^(?:text|application)\/javascript\b/i.test(contentType) ? SCRIPT_POLICY : undefined
}

/**
 * The policy of one HTML page: nothing from other origins, and inline only the page's own scripts and styles, by their
 * hashes (CSP 3 §2.3.1, `'unsafe-hashes'` for style attributes).
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  for (const [, attributes = '', script, style, attribute] of html.matchAll(INLINE)) {
    if (attribute !== undefined) styleAttributes.add(hash(unescapeAttribute(attribute)))
    else if (style !== undefined) styles.add(hash(style))
    else if (script !== undefined && !/\ssrc=/.test(attributes)) scripts.add(hash(script))
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(styleAttributes.size > 0 ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(' ')] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Undoes what React escapes in an attribute. */
function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
