import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { SCRIPT_FOLDER } from '@/lib/site/files'

/** The scripts of pages without a framework, by name. A page's script imports `search-engine`. */
const ENTRIES = {
  page: 'components/page-script/page.ts',
  'try-it': 'components/try-it/try-it-script.ts',
  'accept-tester': 'app/docs/markdown/accept-tester-script.ts',
  search: 'components/search/search-script.ts',
  'search-engine': 'components/search/search-engine.ts',
} as const

export type PageScriptName = keyof typeof ENTRIES

export function bundlePageScripts() {
  return (Object.keys(ENTRIES) as PageScriptName[]).map(bundlePageScript)
}

/** Only a build and the development server bundle, some ten milliseconds each. */
export function bundlePageScript(name: PageScriptName) {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRIES[name]],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12)
  // The path changes with the code, so caches may keep it for ever.
  return { path: `${SCRIPT_FOLDER}${name}-${hash}.js`, code }
}
