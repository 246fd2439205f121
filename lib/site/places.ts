import { endpoints } from './endpoints'
import { files, HEALTH_PATH, pictures } from './files'
import { pages } from './pages'

/** What stands at a path. */
export type Place = 'page' | 'markdown' | 'slashed page' | 'file' | 'endpoint'

const places = new Map<string, Place>([
  ...pages.flatMap(({ path }) => placesOf(path)),
  ...[...files, ...pictures, HEALTH_PATH].map((path) => [path, 'file'] as const),
  ...endpoints.map(({ path }) => [path, 'endpoint'] as const),
])

/** What stands at exactly this path, as a client spells it; undefined for all that is in no list. */
export function placeOf(path: string): Place | undefined {
  return places.get(path)
}

function placesOf(page: string): [path: string, place: Place][] {
  if (page === '/')
    return [
      ['/', 'page'],
      ['/index.md', 'markdown'],
    ]
  return [
    [page, 'page'],
    [`${page}.md`, 'markdown'],
    [`${page}/index.md`, 'markdown'],
    [`${page}/`, 'slashed page'],
  ]
}
