import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { SampleProviders } from '@/scripts/sample-providers/start'

type Environment = Record<string, string | undefined>

/** Variables that replace each provider that `environment` does not configure by its sample. */
export function sampleVariables(
  { pageRankBulkUrl, domainRatingUrl }: Pick<SampleProviders, 'pageRankBulkUrl' | 'domainRatingUrl'>,
  environment: Environment = {},
): Record<string, string> {
  const isSet = (...names: string[]) =>
    names.flatMap((name) => [name, `${name}_FILE`]).some((name) => environment[name]?.trim())
  const variables = {
    ...(!isSet('OPEN_PAGERANK_API_KEY', 'OPEN_PAGERANK_URL') && {
      OPEN_PAGERANK_API_KEY: 'opr_sample',
      OPEN_PAGERANK_URL: pageRankBulkUrl,
    }),
    ...(!isSet('DOMAIN_RATING_API_KEY', 'DOMAIN_RATING_URL') && {
      DOMAIN_RATING_API_KEY: 'sample',
      DOMAIN_RATING_URL: domainRatingUrl,
    }),
  }
  // One sample is enough for every page to say so.
  return Object.keys(variables).length > 0 ? { ...variables, SAMPLE_PROVIDERS: 'true' } : {}
}

/** Passes signals on to the server, and stops the providers and sets the exit code when it has ended. */
export async function endTogether(server: ChildProcess, providers: SampleProviders): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  const [code] = await once(server, 'exit')
  await providers.stop()
  process.exitCode = code ?? 1
}
