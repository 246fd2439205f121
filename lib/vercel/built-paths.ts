/** Where a platform has what the first of its two builds packed, as static files. Only the middleware rewrites to it. */
export const BUILT_FOLDER = '/built'

/** The file with a page's HTML. Its markdown stands beside it, at the page's markdown path. */
export function htmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The headers of those files, which the second build compiles into the middleware. */
export const BUILT_HEADERS_FILE = 'dist/built-headers.json'
