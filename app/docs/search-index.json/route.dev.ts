import { searchedPages, searchIndex } from '@/lib/search/search-index'

/** In development, of titles and descriptions alone: to render each page takes minutes. The build packs the whole index. */
export function GET(): Response {
  return Response.json(searchIndex(new Map(searchedPages.map(({ path, description }) => [path, description]))))
}
