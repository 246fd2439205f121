import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { attributeOf, elementsIn } from '@/lib/html-elements'

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
  const elements = [...elementsIn(parse(html))]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const hashes = (texts: (string | undefined)[]) =>
    [...new Set(texts)].flatMap((text) => (text === undefined ? [] : hash(text)))
  const scripts = named('script').filter((script) => attributeOf(script, 'src') === undefined)
  const attributes = hashes(elements.map((element) => attributeOf(element, 'style')))
  const styleSources = isPreview ? TOOLBAR.style : hashes(named('style').map(textOf))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts.map(textOf)), ...(isPreview ? TOOLBAR.script : [])].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    ...(attributes.length > 0 && !isPreview ? [["style-src-attr 'unsafe-hashes'", ...attributes].join(' ')] : []),
    ["img-src 'self' data:", ...(isPreview ? TOOLBAR.image : [])].join(' '),
    ...(isPreview ? TOOLBAR.other : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
