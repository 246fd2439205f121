import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { SITE_FOLDER } from '@/lib/build-record'
import type { Config } from '@/lib/config'
import { securityHeaders } from '@/lib/headers/security-headers'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/steady-clock'
import { readBuiltSite } from './built-site'
import { servedEndpoints } from './endpoints'
import { makeOwnersFiles } from './owners-files'
import { createRequestLog, type LogRequest } from './request-log'
import { createSite } from './site'

/** The site with its real parts: what the build made in `project`, the owner's files, and the endpoints' routes. */
export function startSite(settings: Config, project: string, record?: LogRequest): RequestListener {
  const headers = securityHeaders(settings.siteUrl)
  const { pages, files } = readBuiltSite(join(project, SITE_FOLDER), headers)
  return createSite({
    ...settings,
    built: { pages, files: new Map([...files, ...makeOwnersFiles(settings, headers)]) },
    endpoints: servedEndpoints,
    now: steadyNow,
    onError: (error) => log.error(error),
    logRequest: both(settings.requestLog ? createRequestLog(log) : undefined, record),
  })
}

function both(first: LogRequest | undefined, second: LogRequest | undefined): LogRequest | undefined {
  if (!first || !second) return first ?? second
  return (...request) => {
    first(...request)
    second(...request)
  }
}
