import { buildFolder, type Config } from '@/lib/config'
import { log } from '@/lib/log'
import { readCounters } from '@/lib/site/counters'
import { ownersFiles } from '@/lib/site/files'
import { steadyNow } from '@/lib/steady-clock'
import { findBuiltAssets } from './built-assets'
import { servedEndpoints } from './endpoints'
import { startNext } from './next'
import { createRequestLog } from './request-log'
import { createSite, type Site } from './site'

/** The site with its real parts: Next in its thread, the endpoints' routes, and what the build made. */
export async function startSite(settings: Config, writeLine: (line: string) => void): Promise<Site> {
  return createSite({
    ...settings,
    next: await startNext(writeLine),
    endpoints: servedEndpoints,
    moreFiles: [...findBuiltAssets(buildFolder(settings)), ...ownersFiles(settings)],
    readCounters,
    now: steadyNow,
    onError: (error) => log.error(error),
    logRequest: settings.requestLog ? createRequestLog(writeLine) : undefined,
  })
}
