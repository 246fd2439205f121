import { SCRIPT_FOLDER } from '@/lib/site/files'
import { findPlace } from '@/lib/site/places'
import { unlisted } from '@/lib/site/unlisted'
import { runsOnRequest } from './find-rendered'
import { type Outputs, pathsOf } from './outputs'

/** With these settings, every optional file is published. */
const EVERY_OPTION = { securityContact: 'mailto:security@example.com' }

/** One line for each page or file of `app` that no list names. */
export function findUnlisted(outputs: Outputs): string[] {
  const isListed = (path: string) => findPlace(path, EVERY_OPTION) !== undefined || path.startsWith(SCRIPT_FOLDER)
  return [...outputs.pages, ...outputs.routes.filter((route) => !runsOnRequest(route))].flatMap((source) => {
    const path = pathsOf(outputs, source).find((path) => !isListed(path))
    return path ? [unlisted(source.sourcePage, path)] : []
  })
}
