import { files } from '@/lib/site/files'
import { publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'

/** All that a site publishes, read by a normal client. */
export interface KnownSite {
  pages: Map<string, Record<'html' | 'markdown', Buffer>>
  /** From a markdown address to its page. */
  twins: Map<string, string>
  files: Map<string, Buffer>
  assets: Map<string, Buffer>
  /** Every path, including endpoints. */
  paths: string[]
}

export const ENDPOINTS = ['/api/domain-rating', '/api/pagerank', '/api/stats']
export const HEALTH = '/healthz'

export async function readSite(origin: string): Promise<KnownSite> {
  const read = async (path: string, accept = '*/*') => {
    const { status, body } = await send(origin, path, { headers: { accept } })
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    return body
  }
  const readAll = async (paths: Iterable<string>) => {
    const bodies = new Map<string, Buffer>()
    for (const path of paths) bodies.set(path, await read(path))
    return bodies
  }
  const pages: KnownSite['pages'] = new Map()
  for (const path of await publishedPaths(origin)) {
    pages.set(path, { html: await read(path, 'text/html'), markdown: await read(path, 'text/markdown') })
  }
  const named = [...pages.values()].flatMap(({ html }) => assetsIn(html.toString()))
  const assets = await readAll(new Set([...named, '/icon-512.png']))
  const known = {
    pages,
    twins: new Map([...pages.keys()].flatMap((path) => twinsOf(path).map((twin) => [twin, path] as const))),
    files: await readAll(files),
    assets,
  }
  const few = [...assets.keys()].filter((path) => !path.startsWith('/_next/')).concat([...assets.keys()].slice(0, 3))
  return { ...known, paths: [...pages.keys(), ...known.twins.keys(), ...files, ...few, ...ENDPOINTS, HEALTH] }
}

/** The files that a page loads. */
function assetsIn(html: string): string[] {
  const named = [...html.matchAll(/ (?:src|href)="(\/[^"?]+\.(?:js|css|woff2|png|ico|svg))(?:\?[^"]*)?"/g)]
  return named.map(([, path = '']) => path)
}
