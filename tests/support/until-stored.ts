import { buildFolder, config } from '@/lib/config'
import { pages } from '@/lib/site/pages'
import { findBuiltAssets } from '@/server/built-assets'

/** Waits until the site has stored its pages and their assets, which takes a processor some seconds. */
export async function untilStored(url: string): Promise<void> {
  const read = async (path: string, accept: string) => {
    await (await fetch(url + path, { headers: { accept } })).arrayBuffer()
  }
  for (const { path } of pages) {
    for (const accept of ['text/html', 'text/markdown']) await read(path, accept)
  }
  for (const path of findBuiltAssets(buildFolder(config()))) await read(path, '*/*')
}
