import { type Page, pages } from './pages'

/** In pixels: what sites that show a link cut nothing off. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The folder of all pictures. */
export const SHARE_IMAGES = '/og'

/** The address of the picture that goes with a page when somebody shares its link. */
export function shareImagePath(path: string): string {
  return `${SHARE_IMAGES}${path === '/' ? '/index' : path}.png`
}

/** The page whose picture the segments below its folder name. */
export function pageOfShareImage(segments: readonly string[]): Page | undefined {
  return pages.find(({ path }) => shareImagePath(path) === [SHARE_IMAGES, ...segments].join('/'))
}

/** The segments of every picture's address. */
export function shareImageSegments(): string[][] {
  return pages.map(({ path }) => shareImagePath(path).split('/').slice(2))
}
