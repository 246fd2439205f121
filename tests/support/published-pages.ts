import { parseConfig } from '@/lib/config'
import { type Page, pages } from '@/lib/site/pages'
import { send } from './send'

/** The address in the built pages, wherever a test has the site listen. */
export const PUBLIC_URL = parseConfig({}).siteUrl

/** The paths in the running site's sitemap, and those that search engines leave out. */
export async function publishedPaths(origin: string): Promise<string[]> {
  const { text } = await send(origin, '/sitemap.xml')
  const left = pages.filter(({ isNoindex }: Page) => isNoindex).map(({ path }) => path)
  return [...locationsIn(text).map((address) => address.slice(PUBLIC_URL.length)), ...left]
}

/** The `loc` elements of a sitemap or a sitemap index. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  )
}

/** The paths that always answer with a page's markdown. */
export function twinsOf(path: string): string[] {
  return path === '/' ? ['/index.md', '/.md'] : [`${path}.md`, `${path}/index.md`]
}
