import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A picture that Next made while it built, which it keeps under its address. */
const BUILT_PICTURE = /^(.+\.(?:ico|png|svg))\.body$/

/** The paths of all files that Next serves as they are: what it built, and what lies in `public`. */
export function findBuiltAssets(buildFolder: string): Set<string> {
  const pictures = pathsBelow(join(buildFolder, 'server', 'app'), '').flatMap(
    (path) => BUILT_PICTURE.exec(path)?.[1] ?? [],
  )
  const files = [...pathsBelow(join(buildFolder, 'static'), '/_next/static'), ...pathsBelow('public', '')]
  return new Set([...pictures, ...files].map(encodeURI))
}

/** Whether Next built a file for browsers to keep for good, under a name of its own for each content. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/_next/static/')
}

function pathsBelow(folder: string, path: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    return entry.isDirectory() ? pathsBelow(join(folder, entry.name), below) : [below]
  })
}
