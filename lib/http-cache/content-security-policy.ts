import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?:\s[^>]*)?>([\s\S]*?)<\/script/gi
const INLINE_STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style/gi
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi

/**
 * The policy for one HTML page: nothing from other origins, and of what is inline just the scripts and styles that the
 * page has, each by its hash (CSP 3 §2.3.1, `'unsafe-hashes'` for style attributes).
 */
export function contentSecurityPolicy(html: string): string {
  const text = html.replace(/\r\n?/g, '\n')
  const markup = text.replace(INLINE_SCRIPT, '').replace(INLINE_STYLE, '')
  const scripts = hashesOf(text, INLINE_SCRIPT)
  const styles = hashesOf(text.replace(INLINE_SCRIPT, ''), INLINE_STYLE)
  const attributes = hashesOf(markup, STYLE_ATTRIBUTE)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(attributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...attributes].join(' ')] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content)
  const texts = pattern === STYLE_ATTRIBUTE ? contents.map(unescapeAttribute) : contents
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
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
