import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { SAMPLE_PARTS, type SamplePart } from '@/lib/text-settings'
import { startSampleDatabase } from '@/scripts/sample-database/start'
import { startSampleProviders } from '@/scripts/sample-providers/start'

type Environment = Record<string, string | undefined>

const SETTINGS: Record<SamplePart, string[]> = {
  rating: ['DOMAIN_RATING_API_KEY', 'DOMAIN_RATING_URL'],
  pagerank: ['OPEN_PAGERANK_API_KEY', 'OPEN_PAGERANK_URL'],
  stats: ['POSTGRES_URL', 'DATABASE_URL'],
}

export interface Samples {
  /** They have the site use the samples, and mark them. */
  variables: Record<string, string>
  stop(): Promise<void>
}

/** Starts samples on loopback, for each part of the site that `environment` does not configure. */
export async function startSamples(environment: Environment = {}): Promise<Samples> {
  const isSet = (name: string) => [name, `${name}_FILE`].some((variable) => environment[variable]?.trim())
  const parts = SAMPLE_PARTS.filter((part) => !SETTINGS[part].some(isSet))
  const providers = await startSampleProviders()
  const database = parts.includes('stats') ? await startSampleDatabase() : undefined
  const variables: Record<SamplePart, Record<string, string>> = {
    rating: { DOMAIN_RATING_API_KEY: 'sample', DOMAIN_RATING_URL: providers.domainRatingUrl },
    pagerank: { OPEN_PAGERANK_API_KEY: 'opr_sample', OPEN_PAGERANK_URL: providers.pageRankBulkUrl },
    stats: { DATABASE_URL: database?.url ?? '' },
  }
  const listed = environment.SAMPLE_DATA?.trim()
  return {
    variables: Object.assign(
      parts.length > 0 ? { SAMPLE_DATA: [...(listed ? [listed] : []), ...parts].join() } : {},
      ...parts.map((part) => variables[part]),
    ),
    async stop() {
      await Promise.all([providers.stop(), database?.stop()])
    },
  }
}

/** Passes signals on to the server, and stops the samples and sets the exit code when it has ended. */
export async function endTogether(server: ChildProcess, samples: Samples): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  const [code] = await once(server, 'exit')
  await samples.stop()
  process.exitCode = code ?? 1
}
