import { buildFolder, config } from '@/lib/config'
import { pages } from '@/lib/site/pages'
import { findBuiltAssets, isImmutable } from '@/server/built-assets'

/** All pages, and the scripts, styles and fonts that were built for them. */
export function servedPaths(): string[] {
  const built = [...findBuiltAssets(buildFolder(config()))].filter(isImmutable)
  return [...pages.map(({ path }) => path), ...built]
}

/** Waits until the site has compressed what these paths answer with, which takes a processor for some seconds. */
export async function untilCompressed(url: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    for (const accept of ['text/html', 'text/markdown']) {
      const response = await fetch(url + path, { headers: { accept, 'accept-encoding': 'br, identity;q=0' } })
      await response.arrayBuffer()
    }
  }
}
