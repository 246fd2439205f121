import { SCRIPT_FOLDER } from '@/lib/site/files'
import { findPlace } from '@/lib/site/places'
import { AT_RUN_TIME, ONLY_FOR_PLATFORMS } from './find-rendered'
import { type Outputs, pathsOf, type SourceFile } from './outputs'

/** With these settings, every optional file is published. */
const EVERY_OPTION = { securityContact: 'mailto:security@example.com' }

/** One line for each page or file of `app` that no list names, so both hosts would answer it with a 404. */
export function findUnlisted(outputs: Outputs): string[] {
  const unlisted = (source: SourceFile) =>
    pathsOf(outputs, source).find((path) => !findPlace(path, EVERY_OPTION) && !path.startsWith(SCRIPT_FOLDER))
  const lines: string[] = []
  for (const page of outputs.pages) {
    const path = unlisted(page)
    if (path) lines.push(`app${page.sourcePage} makes ${path}, which is not listed: add it to lib/site/pages.ts.`)
  }
  for (const route of outputs.routes) {
    if (AT_RUN_TIME.has(route.pathname) || route.pathname in ONLY_FOR_PLATFORMS) continue
    const path = unlisted(route)
    if (path) lines.push(`app${route.sourcePage} makes ${path}, which is not listed: add it to lib/site/files.ts.`)
  }
  return lines
}
