import { endpoints } from '@/lib/endpoints/endpoints'
import { HEALTH_PATH } from '@/lib/site/files'
import type { Outputs, Prerender, SourceFile } from './outputs'

/** Routes that answer requests. */
const AT_RUN_TIME = new Set([...endpoints.map(({ path }) => path), HEALTH_PATH])

/** Routes that only a host without the own server needs, each with its reason. */
const ONLY_FOR_PLATFORMS: Readonly<Record<string, string>> = {
  '/[...missing]': 'answers paths with dot segments, which the platform resolves before its middleware',
}

/** Whether a route may answer requests instead of being made by the build. */
export function runsOnRequest({ pathname }: SourceFile): boolean {
  return AT_RUN_TIME.has(pathname) || pathname in ONLY_FOR_PLATFORMS
}

const PER_REQUEST = 'would be rendered on each request'
const REASONS = '(headers(), cookies(), searchParams, or parameters without a list)'
const ASK = 'ask an endpoint from the browser.'

/** One line for each page or route that a request would have to render. */
export function findRendered({ pages, routes, prerenders, serverActions }: Outputs): string[] {
  const faultOf = ({ id }: SourceFile) => findFault(prerenders.filter(({ parentOutputId }) => parentOutputId === id))
  const lines: string[] = []
  for (const page of pages) {
    const fault = faultOf(page)
    if (fault) lines.push(`app${page.sourcePage} ${fault === PER_REQUEST ? `${fault} ${REASONS}` : fault}: ${ASK}`)
  }
  for (const route of routes) {
    const fault = runsOnRequest(route) ? undefined : faultOf(route)
    if (fault)
      lines.push(`app${route.sourcePage} ${fault}: make it force-static, or an endpoint of lib/endpoints/endpoints.ts.`)
  }
  for (const page of serverActions) lines.push(`${page} has a Server Action: ${ASK}`)
  return lines
}

/** Why a request to this page or route would be rendered. */
function findFault(made: Prerender[]): string | undefined {
  const served = made.filter(({ fallback }) => fallback)
  if (served.length === 0) return PER_REQUEST
  const seconds = served.map(({ fallback }) => fallback?.initialRevalidate).find((given) => typeof given === 'number')
  if (seconds !== undefined) return `would be rendered again every ${seconds} s (revalidate)`
  if (served.some(({ compute = 'static' }) => compute !== 'static')) return 'would be partly rendered on each request'
  const isOpen = served.some(({ parentFallbackMode = false }) => parentFallbackMode !== false)
  return isOpen ? 'accepts any parameter (dynamicParams is not false)' : undefined
}
