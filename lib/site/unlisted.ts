/** A page or a route of `app` at a path that no list names, so every host would answer it with a 404. */
export function unlisted(source: string, path: string): string {
  const list = source.endsWith('/page') ? 'lib/site/pages.ts' : 'lib/site/files.ts'
  return `app${source} makes ${path}, which is not listed: add it to ${list}.`
}
