import { endpoints } from '@/lib/site/endpoints'
import { HEALTH_PATH } from '@/lib/site/files'
import type { Outputs, Prerender, Source } from './outputs'

/** Routes that answer requests. */
const AT_RUN_TIME = new Set([...endpoints.map(({ path }) => path), HEALTH_PATH])

/** Routes that only a host without the own server needs, each with its reason. */
export const ONLY_FOR_PLATFORMS: Readonly<Record<string, string>> = {
  '/md/[[...path]]': "gives the platform the pages' markdown, which the own server has in its index",
  '/[...missing]': 'answers paths with dot segments, which the platform resolves before its middleware',
}

/** Next's own pages. Every address of the site that does not exist is answered by a notice. */
const OF_NEXT = new Set(['/_global-error', '/_not-found'])

/** One line for each page or route that a request would have to render. */
export function findRendered({ pages, routes, prerenders, serverActions, router }: Outputs): string[] {
  const isData = (pathname: string) => pathname.endsWith(router.suffix)
  const faults = ({ id }: Source) => faultsOf(prerenders.filter(({ parentOutputId }) => parentOutputId === id))
  const ofPages = pages
    .filter(({ pathname }) => !isData(pathname) && !OF_NEXT.has(pathname))
    .flatMap((page) => faults(page).map((fault) => `app${page.sourcePage} ${fault}: ask an endpoint from the browser.`))
  const ofRoutes = routes
    .filter(({ pathname }) => !isData(pathname) && !AT_RUN_TIME.has(pathname) && !(pathname in ONLY_FOR_PLATFORMS))
    .flatMap((route) =>
      faults(route).map(
        (fault) => `app${route.sourcePage} ${fault}: make it force-static, or an endpoint of lib/site/endpoints.ts.`,
      ),
    )
  const ofActions = serverActions.map((page) => `${page} has a Server Action: ask an endpoint from the browser.`)
  return [...ofPages, ...ofRoutes, ...ofActions]
}

function faultsOf(prerenders: Prerender[]): string[] {
  const served = prerenders.filter(({ fallback }) => fallback)
  if (served.length === 0) {
    return ['would be rendered for each request (headers(), cookies(), searchParams, or parameters without a list)']
  }
  const revalidated = served.find(({ fallback }) => typeof fallback?.initialRevalidate === 'number')
  if (revalidated) return [`would be made again every ${revalidated.fallback?.initialRevalidate} s (revalidate)`]
  if (served.some(({ compute }) => compute && compute !== 'static'))
    return ['would be rendered in part for each request']
  if (served.some(({ parentFallbackMode = false }) => parentFallbackMode !== false)) {
    return ['leaves its parameters open (dynamicParams is not false)']
  }
  return []
}
