import type { WholeResponse } from '@/lib/headers/whole-response'
import { services } from '@/lib/services/services'
import { isShuttingDown } from '@/lib/shutdown'

/** For load balancers: 200 while pages can be served, 503 while stopping. Lists dependencies and warnings. */
export async function respondWithHealth(): Promise<WholeResponse> {
  const { dependencies, warnings } = await services().health()
  const status = isShuttingDown() ? 'stopping' : 'up'
  return {
    status: status === 'up' ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ status, dependencies, ...(warnings.length > 0 && { warnings }) }),
  }
}
