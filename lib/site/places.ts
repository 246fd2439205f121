import { endpoints } from '@/lib/endpoints/endpoints'
import { files, HEALTH_PATH, optionalFiles, pictures } from './files'
import { type Page, pages } from './pages'

/** What is published at a path. */
export type Place =
  | { kind: 'page' | 'markdown' | 'slashed'; page: Page }
  | { kind: 'file' }
  | { kind: 'health' }
  | { kind: 'endpoint' }

/** All paths that exist whatever the settings, in their only valid spelling. */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...pages.flatMap(placesOf),
  ...[...files, ...pictures].map((path) => [path, { kind: 'file' }] as const),
  [HEALTH_PATH, { kind: 'health' }],
  ...endpoints.map(({ path }) => [path, { kind: 'endpoint' }] as const),
])

/** Whether scripts on other sites may read the response. An endpoint says so itself. */
export function isOpen(place: Place | undefined): boolean {
  return place?.kind !== 'endpoint' && place?.kind !== 'health'
}

/** What is published at a path by an owner with these settings. */
export function findPlace(path: string, settings: Parameters<typeof optionalFiles>[0]): Place | undefined {
  return places.get(path) ?? (optionalFiles(settings).includes(path) ? { kind: 'file' } : undefined)
}

function placesOf(page: Page): [path: string, place: Place][] {
  const { path } = page
  const markdown: Place = { kind: 'markdown', page }
  const own: [string, Place] = [path, { kind: 'page', page }]
  if (path === '/') return [own, ['/index.md', markdown], ['/.md', markdown]]
  return [own, [`${path}.md`, markdown], [`${path}/index.md`, markdown], [`${path}/`, { kind: 'slashed', page }]]
}
