import { markdownPath, type Page } from '@/lib/site/pages'
import type { BuiltHeaders } from './built-headers'
import { BUILT_FOLDER, htmlFile } from './built-paths'
import { developedHeaders, findUnlistedPage } from './developed-page'

/** Where Next finds a response: at `path`, or else at the path of the request. */
export interface BuiltFile {
  path?: string
  headers: Readonly<Record<string, string>>
}

/** The pages and files of the build, as Next can send them. */
export interface BuiltFiles {
  html(page: Page): BuiltFile
  markdown(page: Page): BuiltFile
  file(path: string): BuiltFile
  /** No list has the pages' scripts: their names come from their contents. */
  hasScript(path: string): boolean
  /** Says what a page lacks that is in no list. The build stops with the same line. */
  findUnlisted(path: string): string | undefined
  /** Whether Next may send data for its router. */
  hasRouter: boolean
}

/**
 * The files of the first of a platform's two builds, by their headers. While developing there are none, and Next makes
 * each on request.
 */
export function builtFiles(all: BuiltHeaders): BuiltFiles {
  return Object.keys(all).length > 0 ? packedFiles(all) : developedFiles
}

function packedFiles(all: BuiltHeaders): BuiltFiles {
  const find = (file: string): BuiltFile => {
    const headers = all[file]
    if (!headers) throw new Error(`the build has no file ${file}`)
    return { path: BUILT_FOLDER + file, headers }
  }
  return {
    html: ({ path }) => find(htmlFile(path)),
    markdown: ({ path }) => find(markdownPath(path)),
    file: find,
    hasScript: (path) => path in all,
    findUnlisted: () => undefined,
    hasRouter: false,
  }
}

const developedFiles: BuiltFiles = {
  html: ({ path }) => ({ headers: developedHeaders(path) }),
  markdown: ({ path }) => ({ path: `/md${path}`, headers: {} }),
  file: () => ({ headers: {} }),
  hasScript: () => true,
  findUnlisted: findUnlistedPage,
  // Fast Refresh uses it.
  hasRouter: true,
}
