import { services } from '@/lib/services/services'
import { isShuttingDown } from '@/lib/shutdown'

export const dynamic = 'force-dynamic'
/** In seconds; longer than the timeout for a dependency. */
export const maxDuration = 15

/** For load balancers: 200 while pages can be served, 503 while stopping. Lists dependencies and warnings. */
export async function GET(): Promise<Response> {
  const { dependencies, warnings } = await services().health()
  const status = isShuttingDown() ? 'stopping' : 'up'
  return Response.json(
    { status, dependencies, ...(warnings.length > 0 && { warnings }) },
    { status: status === 'up' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
