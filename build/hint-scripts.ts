import { readFileSync, writeFileSync } from 'node:fs'
import type { Outputs } from './outputs'

/** Chromium compiles each function of such a script while it loads, not when it is called. Other browsers read a comment. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The files of the scripts that all pages load, which are nearly all the framework's, and of those that none loads before
 * it is used. To compile a page's own script whole would delay what it shows first.
 */
export function scriptsToHint({ prerenders, staticFiles }: Outputs): string[] {
  const files = prerenders.flatMap(({ fallback }) => fallback?.filePath ?? [])
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const scripts = staticFiles.filter(({ pathname }) => pathname.endsWith('.js'))
  const hinted = scripts.filter(({ pathname }) => {
    const users = pages.filter((html) => html.includes(pathname)).length
    return users === 0 || users === pages.length
  })
  return hinted.map(({ filePath }) => filePath)
}

export function hintScripts(files: readonly string[]): void {
  for (const file of files) writeFileSync(file, HINT + readFileSync(file, 'utf8'))
}
