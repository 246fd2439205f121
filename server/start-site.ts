import type { RequestListener } from 'node:http'
import { type Config, siteFolder } from '@/lib/config'
import { log } from '@/lib/log'
import { securityHeaders } from '@/lib/site/security-headers'
import { steadyNow } from '@/lib/steady-clock'
import { readBuiltSite } from './built-site'
import { servedEndpoints } from './endpoints'
import { makeOwnersFiles } from './owners-files'
import { createRequestLog } from './request-log'
import { createSite } from './site'

/** The site with its real parts: what the build made, the owner's files, and the endpoints' routes. */
export async function startSite(settings: Config, writeLine: (line: string) => void): Promise<RequestListener> {
  const headers = securityHeaders(settings.siteUrl)
  const { pages, files } = readBuiltSite(siteFolder(settings), headers)
  return createSite({
    ...settings,
    built: { pages, files: new Map([...files, ...(await makeOwnersFiles(settings, headers))]) },
    endpoints: servedEndpoints,
    now: steadyNow,
    onError: (error) => log.error(error),
    logRequest: settings.requestLog ? createRequestLog(writeLine) : undefined,
  })
}
