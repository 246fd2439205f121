import { routeOf } from '@/lib/api/route'
import { respondWithPageRanks } from './handler'

/** In seconds; longer than the timeouts of store and provider together. */
export const maxDuration = 15

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routeOf(respondWithPageRanks)
