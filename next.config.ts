import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { buildFolder, config } from '@/lib/config'
import { pages } from '@/lib/site/pages'
import { platformHeaders } from '@/lib/site/platform-headers'
import { UNFRAMED } from '@/lib/site/security-headers'
import { SHARE_IMAGES } from '@/lib/site/share-image'

const EMBEDDED_DATABASE = './node_modules/@electric-sql/pglite/{package.json,dist/*.js,dist/*.wasm,dist/*.data}'
// Next reads this after its configuration: no telemetry from builds or servers.
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1' })

const nextConfig: NextConfig = {
  distDir: buildFolder(config()),
  poweredByHeader: false,
  // The middleware handles trailing slashes, and needs paths and headers unchanged.
  skipTrailingSlashRedirect: true,
  skipProxyUrlNormalize: true,
  // React's preload headers would push our own `Link` out; pages have the preloads in their head.
  reactMaxHeadersLength: 0,
  // Nothing uses the image optimiser, so it is not deployed.
  images: { unoptimized: true },
  // For platforms; the own server sends its own, with a script policy for each page.
  headers: async () => [
    {
      source: '/(.*)',
      headers: Object.entries(platformHeaders(config())).map(([key, value]) => ({ key, value })),
    },
    // Pages run scripts, and a worker's policy comes with its own script.
    ...[...pages.map(({ path }) => path), '/_next/static/:path*'].map((source) => ({
      source,
      headers: [{ key: 'content-security-policy', value: UNFRAMED }],
    })),
    // Other sites embed the pictures of shared links.
    { source: `${SHARE_IMAGES}/:path*`, headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }] },
  ],
  // The image's file system is read-only.
  experimental: { isrFlushToDisk: false },
  // `npm run check` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  // The embedded database runs in a separate process, whose imports Next does not trace.
  outputFileTracingIncludes: { '/api/stats': [EMBEDDED_DATABASE] },
  // Without the image optimiser, sharp is not needed.
  outputFileTracingExcludes: { '/**': ['./node_modules/{sharp,@img}/**'] },
  serverExternalPackages: ['@electric-sql/pglite', '@vercel/postgres', 'pg', 'pino', 'redis'],
}

// By name: the bundler runs in another process, so it cannot take a function.
const withMDX = createMDX({ options: { remarkPlugins: ['remark-gfm'] } })

export default withMDX(nextConfig)
