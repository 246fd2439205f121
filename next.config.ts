import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  trailingSlash: false,
  serverExternalPackages: ['@electric-sql/pglite', '@vercel/postgres', 'pg', 'pino', 'redis'],
}

export default nextConfig
