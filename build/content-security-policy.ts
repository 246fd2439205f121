import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/**
 * What Vercel's toolbar needs: https://vercel.com/docs/vercel-toolbar/managing-toolbar#using-a-content-security-policy.
 * Browsers ignore 'unsafe-inline' beside a hash, so a preview's styles have no hashes.
 */
const TOOLBAR = {
  script: ['https://vercel.live'],
  style: ['https://vercel.live', "'unsafe-inline'"],
  other: [
    "connect-src 'self' https://vercel.live wss://ws-us3.pusher.com",
    "font-src 'self' https://vercel.live https://assets.vercel.com",
    'frame-src https://vercel.live',
  ],
  image: ['https://vercel.live', 'https://vercel.com', 'blob:'],
}

/**
 * The policy of one HTML page: nothing from other origins, and inline only the page's own scripts and styles, by their
 * hashes (CSP Level 3, section 6.7.3). On a preview, Vercel's toolbar works too.
 */
export function contentSecurityPolicy(html: string, { isPreview = false } = {}): string {
  const { scripts, styles, styleAttributes } = inlineTexts(parse(html))
  const hashes = (texts: Set<string>) => [...texts].map(hash)
  const styleSources = isPreview ? TOOLBAR.style : hashes(styles)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts), ...(isPreview ? TOOLBAR.script : [])].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    ...(styleAttributes.size > 0 && !isPreview
      ? [["style-src-attr 'unsafe-hashes'", ...hashes(styleAttributes)].join(' ')]
      : []),
    ["img-src 'self' data:", ...(isPreview ? TOOLBAR.image : [])].join(' '),
    ...(isPreview ? TOOLBAR.other : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineTexts(document: Node) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
      const style = attributes.get('style')
      if (style !== undefined) styleAttributes.add(style)
      if (node.tagName === 'style') styles.add(textOf(node))
      if (node.tagName === 'script' && !attributes.has('src')) scripts.add(textOf(node))
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(document)
  return { scripts, styles, styleAttributes }
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
