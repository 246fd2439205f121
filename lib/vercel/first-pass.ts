import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a platform's second build needs of the first one. */
export interface FirstPass {
  /** By path of the page. */
  markdown: Record<string, string>
  /** The `Content-Security-Policy` of each page's HTML, by path. */
  policies: Record<string, string>
}

export const FIRST_PASS_FILE = 'dist/first-pass.json'

/** Undefined while the first build runs, and in development. */
export function readFirstPass(): FirstPass | undefined {
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ join(process.cwd(), FIRST_PASS_FILE), 'utf8'))
  } catch {
    return undefined
  }
}
