import { inject } from 'vitest'
import { type Site, startSite } from './site'
import { createTestDatabase } from './test-database'

/** The built site on a fast database: the embedded one takes seconds to start. */
export async function startSiteOnPostgres(environment: Record<string, string> = {}): Promise<Site> {
  return startSite({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')), ...environment })
}
