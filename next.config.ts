import type { NextConfig } from 'next'
import { buildFolder, config } from '@/lib/config'

const nextConfig: NextConfig = {
  distDir: buildFolder(config()),
  poweredByHeader: false,
  // `npm run check` checks all of the project's types; the build has only its own part of it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@electric-sql/pglite', '@vercel/postgres', 'pg', 'pino', 'redis'],
}

export default nextConfig
