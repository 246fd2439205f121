import { existsSync } from 'node:fs'
import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { config } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'
import { SCRIPT_POLICY } from '@/lib/headers/security-headers'
import { BUILT_HEADERS_FILE } from '@/lib/vercel/built-paths'

// Next reads this after its configuration: no telemetry from builds or servers.
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1' })

const { BUILD_ID } = process.env

/** Next's part of the build in `build/main.ts`. */
const nextConfig: NextConfig = {
  generateBuildId: () => BUILD_ID ?? null,
  poweredByHeader: false,
  // The middleware handles trailing slashes, and needs paths and headers unchanged.
  skipTrailingSlashRedirect: true,
  skipProxyUrlNormalize: true,
  // Nothing uses the image optimiser, so it is not deployed.
  images: { unoptimized: true },
  // The middleware sends the headers of everything else.
  headers: async () => [
    headersOf('/_next/static/:path*', platformHeaders(config(), { isOpen: true })),
    headersOf('/_next/static/:path*.js', { 'content-security-policy': SCRIPT_POLICY }),
  ],
  // `npm run check` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  // The image optimiser and the bundler of the pages' scripts never run on a platform.
  outputFileTracingExcludes: { '/**': ['./node_modules/{sharp,@img,esbuild,@esbuild}/**'] },
  serverExternalPackages: ['esbuild', '@vercel/postgres', 'pg', 'pino', 'redis'],
}

// By name: the bundler runs in another process, so it cannot take a function.
const withMDX = createMDX({ options: { remarkPlugins: ['remark-gfm'] } })

export default function configure(phase: string): NextConfig {
  const hasBuiltHeaders = existsSync(BUILT_HEADERS_FILE)
  if (phase === PHASE_PRODUCTION_BUILD && !BUILD_ID)
    throw new Error('"next build" is only part of the build: run "npm run build"')
  if (phase === PHASE_PRODUCTION_SERVER && !hasBuiltHeaders) {
    throw new Error('This build is for "npm start". For "next start", build with "npm run build -- --platform"')
  }
  const isDeveloping = phase === PHASE_DEVELOPMENT_SERVER
  return withMDX({
    ...nextConfig,
    // React's preload headers would push our own `Link` out; pages have the preloads in their head. Development would
    // log a warning for each page.
    ...(!isDeveloping && { reactMaxHeadersLength: 0 }),
    pageExtensions: isDeveloping ? ['dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
    turbopack: {
      resolveAlias: !isDeveloping && hasBuiltHeaders ? { '@/lib/vercel/built-headers': `./${BUILT_HEADERS_FILE}` } : {},
    },
  })
}

function headersOf(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
