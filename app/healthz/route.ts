import { services } from '@/lib/services'
import { isShuttingDown } from '@/lib/shutdown'

export const dynamic = 'force-dynamic'

/** For load balancers: 200 while pages can be served, 503 while stopping; a dependency that is down is named. */
export async function GET(): Promise<Response> {
  const dependencies = await services().health()
  const status = isShuttingDown() ? 'stopping' : 'up'
  return Response.json(
    { status, dependencies },
    { status: status === 'up' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
