import { searchedPages, searchIndex } from '@/lib/search/search-index'

/** In development alone: the build packs this file. */
export async function GET({ url }: Request): Promise<Response> {
  const htmls = await Promise.all(
    searchedPages.map(async ({ path }): Promise<[string, string]> => {
      const response = await fetch(new URL(path, url), { headers: { Accept: 'text/html' } })
      return [path, await response.text()]
    }),
  )
  return Response.json(searchIndex(new Map(htmls)))
}
