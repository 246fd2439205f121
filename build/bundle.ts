import { build } from 'esbuild'

/** Bundles a server into one file that plain Node runs. Packages stay in node_modules. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    logLevel: 'warning',
  })
}
