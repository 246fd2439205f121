import { buildFolder, config } from '@/lib/config'
import { pages } from '@/lib/site/pages'
import { findBuiltAssets } from '@/server/built-assets'

/** Waits until the site has stored its pages and their assets, which takes a processor some seconds. */
export async function untilStored(url: string): Promise<void> {
  for (const path of [...pages.map((page) => page.path), ...findBuiltAssets(buildFolder(config()))]) {
    for (const accept of ['text/html', 'text/markdown']) {
      await (await fetch(url + path, { headers: { accept } })).arrayBuffer()
    }
  }
}
