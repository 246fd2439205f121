import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The paths of the scripts, styles and fonts that the build made for browsers. */
export function findBuiltAssets(buildFolder: string): string[] {
  const folder = join(buildFolder, 'static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return names.map((name) => encodeURI(`/_next/static/${name.split(sep).join('/')}`))
}
