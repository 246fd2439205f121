const LIST_TOOLS = 'npx vitest run tests/lib/site/tool-folders.test.ts -u'

/** A page or a route of `app` at a path that no list names, so every host would answer it with a 404. */
export function unlisted(source: string, path: string): string {
  const list = source.endsWith('/page') ? 'lib/site/pages.ts' : 'lib/site/files.ts'
  const isTool = /^\/tools\/[^/]+\/page$/.test(source)
  return `app${source} makes ${path}, which is not listed: ${isTool ? `run ${LIST_TOOLS}` : `add it to ${list}`}.`
}
