import { routeOf } from '@/lib/api/route'
import { respondWithHealth } from './handler'

export const dynamic = 'force-dynamic'
/** In seconds; longer than the timeout for a dependency. */
export const maxDuration = 15

export const { GET } = routeOf(respondWithHealth)
