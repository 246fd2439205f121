import { type Page, type PagePath, pagesOf } from './pages'

const FOLDER = '/guides/'

export type GuidePath = Extract<PagePath, `/guides/${string}`>
export type Guide = Page & { path: GuidePath }

/** The guides in the order of the page list, without the page that lists them. */
export const guides = pagesOf('guides').filter((page): page is Guide => page.path.startsWith(FOLDER))

/** The last segment of a guide's path, which is also the name of its file in `content/guides`. */
export function slugOf(path: GuidePath): string {
  return path.slice(FOLDER.length)
}

export function guideWithSlug(slug: string): Guide | undefined {
  return guides.find(({ path }) => slugOf(path) === slug)
}
