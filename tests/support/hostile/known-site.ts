import { files } from '@/lib/site/files'
import { publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'

/** All that a site publishes, read by a normal client. */
export interface KnownSite {
  pages: Map<string, Record<'html' | 'markdown', Buffer>>
  /** From a markdown address to its page. */
  twins: Map<string, string>
  /** Files and assets. */
  files: Map<string, Buffer>
  /** The paths to attack, including endpoints. Few of them are assets. */
  paths: string[]
}

export const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats']
export const HEALTH = '/healthz'
const PICTURE = '/icon-512.png'
const ASSET = / (?:src|href)="(\/[^"?]+\.(?:js|css|woff2|png|ico|svg))(?:\?[^"]*)?"/g

export async function readSite(origin: string): Promise<KnownSite> {
  const read = async (path: string, accept = '*/*') => {
    const { status, body } = await send(origin, path, { headers: { accept } })
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    return body
  }
  const known: KnownSite = { pages: new Map(), twins: new Map(), files: new Map(), paths: [] }
  for (const path of await publishedPaths(origin)) {
    known.pages.set(path, { html: await read(path, 'text/html'), markdown: await read(path, 'text/markdown') })
    for (const twin of twinsOf(path)) known.twins.set(twin, path)
  }
  const html = [...known.pages.values()].map((page) => page.html.toString()).join('')
  const assets = [...new Set(Array.from(html.matchAll(ASSET), ([, path = '']) => path))]
  for (const path of [...files, ...assets, PICTURE]) known.files.set(path, await read(path))
  const few = [...assets.filter((path) => !path.startsWith('/_next/')), ...assets.slice(0, 3), PICTURE]
  known.paths = [...known.pages.keys(), ...known.twins.keys(), ...files, ...few, ...ENDPOINTS, HEALTH]
  return known
}
