import { routeOf } from '@/lib/api/route'
import { respondWithRating } from './handler'

/** In seconds; longer than the wait for a call and the timeouts of store and provider together. */
export const maxDuration = 20

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routeOf(respondWithRating)
