import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { buildFolder, config } from '@/lib/config'
import { pages } from '@/lib/site/pages'
import { platformHeaders } from '@/lib/site/platform-headers'
import { UNFRAMED } from '@/lib/site/security-headers'
import { SHARE_IMAGES } from '@/lib/site/share-image'

const EMBEDDED_DATABASE = './node_modules/@electric-sql/pglite/{package.json,dist/*.js,dist/*.wasm,dist/*.data}'
// Read by Next when it has read this: neither a build nor a server is to call home.
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1' })

const nextConfig: NextConfig = {
  distDir: buildFolder(config()),
  poweredByHeader: false,
  // The middleware answers every path with a slash that is no page's, and needs the paths and fields as they came.
  skipTrailingSlashRedirect: true,
  skipProxyUrlNormalize: true,
  // React's preloads, which every page has in its head, would push our own `Link` out.
  reactMaxHeadersLength: 0,
  // Nothing uses the image optimiser, which platforms would deploy.
  images: { unoptimized: true },
  // For platforms without the own server, which sends them itself, with each page's own policy for scripts.
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(platformHeaders(config())).map(([key, value]) => ({ key, value })),
    },
    // Pages run scripts, and workers obey the policy of their own script.
    ...[...pages.map(({ path }) => path), '/_next/static/:path*'].map((source) => ({
      source,
      headers: [{ key: 'content-security-policy', value: UNFRAMED }],
    })),
    // Other sites show the pictures beside a shared link, each from its own pages.
    { source: `${SHARE_IMAGES}/:path*`, headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }] },
  ],
  // `npm run check` checks all of the project's types; the build has only its own part of it.
  typescript: { ignoreBuildErrors: true },
  // The embedded database runs in a process of its own, whose imports the tracing of a route's files does not follow.
  outputFileTracingIncludes: { '/': [EMBEDDED_DATABASE], '/api/stats': [EMBEDDED_DATABASE] },
  // Of the pictures alone Next could be asked to make other sizes.
  outputFileTracingExcludes: { '/**': ['./node_modules/{sharp,@img}/**'] },
  serverExternalPackages: ['@electric-sql/pglite', '@vercel/postgres', 'pg', 'pino', 'redis'],
}

// By name: a function cannot be handed to the bundler, which runs outside of this process.
const withMDX = createMDX({ options: { remarkPlugins: ['remark-gfm'] } })

export default withMDX(nextConfig)
