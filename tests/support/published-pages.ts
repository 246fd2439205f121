import { parseConfig } from '@/lib/config'
import { send } from './send'

/** The address by which the built site calls itself, wherever a test has it listen. */
export const PUBLIC_URL = parseConfig({}).siteUrl

/** The paths of all pages, as the running site's sitemap names them. */
export async function publishedPaths(origin: string): Promise<string[]> {
  const { text } = await send(origin, '/sitemap.xml')
  return locationsIn(text).map((address) => address.slice(PUBLIC_URL.length))
}

/** What the `loc` elements of a sitemap or of a sitemap index say. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  )
}

/** The addresses of a page's markdown, beside its own. */
export function twinsOf(path: string): string[] {
  return path === '/' ? ['/index.md'] : [`${path}.md`, `${path}/index.md`]
}
