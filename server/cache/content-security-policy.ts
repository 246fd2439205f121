import { createHash } from 'node:crypto'

interface Inline {
  scripts: Set<string>
  styles: Set<string>
  styleAttributes: Set<string>
}

const SCRIPT_STYLE_OR_STYLED = /<(script|style)(\s[^<>]*)?>|<[a-z][^<>]*?\sstyle="([^"<>]*)"/gi

/** A worker obeys the policy of its own script, and loads further scripts. */
const OF_SCRIPTS = "default-src 'self'; frame-ancestors 'none'"

/** The policy of a response of this type. Undefined where the site's own policy holds. */
export function policyOf(contentType: string, body: Buffer): string | undefined {
  if (/^text\/html\b/i.test(contentType)) return contentSecurityPolicy(body.toString())
  return /^(?:text|application)\/javascript\b/i.test(contentType) ? OF_SCRIPTS : undefined
}

/**
 * The policy of one HTML page: nothing from other origins, and inline only the page's own scripts and styles, by their
 * hashes (CSP 3 §2.3.1, `'unsafe-hashes'` for style attributes).
 */
export function contentSecurityPolicy(html: string): string {
  // Browsers hash what they parse, with line ends normalised.
  const { scripts, styles, styleAttributes } = findInline(html.replace(/\r\n?/g, '\n'))
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

/** The hashes of inline code. React escapes `<`, `>` and `"` in every text and attribute. */
function findInline(html: string): Inline {
  const found: Inline = { scripts: new Set(), styles: new Set(), styleAttributes: new Set() }
  const tags = new RegExp(SCRIPT_STYLE_OR_STYLED)
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, element, attributes = '', style] = match
    if (element === undefined) {
      found.styleAttributes.add(hash(unescapeAttribute(style ?? '')))
      continue
    }
    const name = element.toLowerCase()
    const end = html.indexOf(`</${name}`, tags.lastIndex)
    if (end < 0) break
    const content = html.slice(tags.lastIndex, end)
    if (name === 'style') found.styles.add(hash(content))
    else if (!/\ssrc=/i.test(attributes)) found.scripts.add(hash(content))
    tags.lastIndex = end
  }
  return found
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
