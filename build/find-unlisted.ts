import { SCRIPT_FOLDER } from '@/lib/site/files'
import { findPlace } from '@/lib/site/places'
import { unlisted } from '@/lib/site/unlisted'
import { AT_RUN_TIME, ONLY_FOR_PLATFORMS } from './find-rendered'
import { type Outputs, pathsOf, type SourceFile } from './outputs'

/** With these settings, every optional file is published. */
const EVERY_OPTION = { securityContact: 'mailto:security@example.com' }

/** One line for each page or file of `app` that no list names. */
export function findUnlisted(outputs: Outputs): string[] {
  const isListed = (path: string) => findPlace(path, EVERY_OPTION) !== undefined || path.startsWith(SCRIPT_FOLDER)
  const isServed = ({ pathname }: SourceFile) => AT_RUN_TIME.has(pathname) || pathname in ONLY_FOR_PLATFORMS
  return [...outputs.pages, ...outputs.routes.filter((route) => !isServed(route))].flatMap((source) => {
    const path = pathsOf(outputs, source).find((path) => !isListed(path))
    return path ? [unlisted(source.sourcePage, path)] : []
  })
}
