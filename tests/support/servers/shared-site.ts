import type { TestProject } from 'vitest/node'
import { startSiteWithProviders } from './site-with-providers'
import { createTestDatabase } from './test-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site, for tests that only read: they change none of its parts and count against nobody's limit. */
    siteUrl: string
  }
}

/** Starts one site with its own database for all tests that only read it: a start costs seconds of processor time. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const { postgresUrl } = project.vitest.getRootProject().getProvidedContext()
  const site = await startSiteWithProviders({ DATABASE_URL: await createTestDatabase(postgresUrl) })
  project.provide('siteUrl', site.url)
  return () => site.stop()
}
