import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'
import { startRedis } from './redis-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, shared by the run: make a database of your own in it. */
    postgresUrl: string
    /** A real Redis, shared by the run: use keys that nobody else does. */
    redisUrl: string
  }
}

/** Starts the services that a run's tests share, and stops them after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  project.provide('postgresUrl', postgres.url)
  project.provide('redisUrl', redis.url)
  return async () => {
    await Promise.all([postgres.remove(), redis.stop()])
  }
}
