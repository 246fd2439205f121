import { findPage } from '@/lib/site/pages'
import { type Outputs, pathsOf } from './outputs'

/** Next adds it to each page below. Text that does not run cannot fail. */
const ERROR_BOUNDARY = /\/error\.tsx$/

/** One line for each file that would need the framework on a page from which the pack step drops it. */
export function findClientFiles(outputs: Outputs): string[] {
  return outputs.pages.flatMap((page) => {
    if (pathsOf(outputs, page).every((path) => findPage(path)?.isHydrated)) return []
    return page.clientFiles
      .filter((file) => !ERROR_BOUNDARY.test(file))
      .map(
        (file) =>
          `app${page.sourcePage} uses ${file}, which runs in the browser ('use client'), but is no tool: move it to a folder of app/tools, or use a script of components/page-script.`,
      )
  })
}
