import { routeOf } from '@/lib/api/route'
import { respondWithStats } from './handler'

// Next would prerender a handler that does not read the request.
export const dynamic = 'force-dynamic'

/** In seconds; longer than the timeouts of store and database together. */
export const maxDuration = 15

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routeOf(respondWithStats)
