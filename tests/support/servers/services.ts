import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'
import { startRedis } from './redis-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL that all tests share: make your own database in it. */
    postgresUrl: string
    /** A real Redis that all tests share: use your own keys. */
    redisUrl: string
  }
}

/** Starts the services that the tests share, once for all projects, and stops them after the run. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject()
  if ('redisUrl' in root.getProvidedContext()) return undefined
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  root.provide('postgresUrl', postgres.url)
  root.provide('redisUrl', redis.url)
  return async () => {
    await Promise.all([postgres.remove(), redis.stop()])
  }
}
