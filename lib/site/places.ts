import { endpoints } from './endpoints'
import { files, HEALTH_PATH, pictures } from './files'
import { type Page, pages } from './pages'

/** What is published at a path. */
export type Place = { kind: 'page' | 'markdown' | 'slashed'; page: Page } | { kind: 'file' } | { kind: 'endpoint' }

/** All paths that exist, in their only valid spelling. Any other path is missing. */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...pages.flatMap(placesOf),
  ...[...files, ...pictures, HEALTH_PATH].map((path) => [path, { kind: 'file' }] as const),
  ...endpoints.map(({ path }) => [path, { kind: 'endpoint' }] as const),
])

function placesOf(page: Page): [path: string, place: Place][] {
  const { path } = page
  const markdown: Place = { kind: 'markdown', page }
  const own: [string, Place] = [path, { kind: 'page', page }]
  if (path === '/') return [own, ['/index.md', markdown]]
  return [own, [`${path}.md`, markdown], [`${path}/index.md`, markdown], [`${path}/`, { kind: 'slashed', page }]]
}
