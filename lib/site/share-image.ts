import { type Page, pages } from './pages'

/** In pixels: the size that sites show without cropping. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

export const SHARE_IMAGES = '/og'

/** The path of the picture that sites show beside a link to the page. */
export function shareImagePath(path: string): string {
  return `${SHARE_IMAGES}${path === '/' ? '/index' : path}.png`
}

/** Finds a page by the segments of its picture's path below `/og`. */
export function pageOfShareImage(segments: readonly string[]): Page | undefined {
  return pages.find(({ path }) => shareImagePath(path) === [SHARE_IMAGES, ...segments].join('/'))
}

/** The segments of every picture's path below `/og`. */
export function shareImageSegments(): string[][] {
  return pages.map(({ path }) => shareImagePath(path).split('/').slice(2))
}
