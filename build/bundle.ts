import { build } from 'esbuild'

// `@next/env` needs `__dirname`. Metrics are loaded only if they are on. The other three are optional parts that are not
// installed.
const EXTERNAL = ['@next/env', 'prom-client', 'bufferutil', 'pg-native', 'utf-8-validate']

/**
 * Bundles a server and its packages into one file that plain Node runs. Loading some 400 files of packages took half of
 * the time until the first response.
 */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    external: EXTERNAL,
    // Packages in CommonJS load Node's own modules by `require`, which a module of ours does not have.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    legalComments: 'linked',
    logLevel: 'warning',
  })
}
