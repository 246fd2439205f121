import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chromium compiles each function of such a script while it loads, not when it is called. Other browsers read a comment. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the scripts of React and Next, most of which a page with a tool runs at once. */
export function hintFramework(buildFolder: string): void {
  const manifest = readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest)
  for (const file of rootMainFiles) {
    const path = join(buildFolder, file)
    writeFileSync(path, HINT + readFileSync(path, 'utf8'))
  }
}
