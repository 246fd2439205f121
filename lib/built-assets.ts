import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files that Next serves as they are: what it built, and what lies in `public`. */
export function findBuiltAssets(buildFolder: string): Set<string> {
  const paths = [...pathsBelow(join(buildFolder, 'static'), '/_next/static'), ...pathsBelow('public', '')]
  return new Set(paths.map(encodeURI))
}

function pathsBelow(folder: string, path: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    return entry.isDirectory() ? pathsBelow(join(folder, entry.name), below) : [below]
  })
}
