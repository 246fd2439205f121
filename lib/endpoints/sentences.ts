import { durationText } from '@/lib/limit/duration-text'

/** The home page recognises it. */
export const NO_DATABASE = 'This site is not connected to a database, so it has no counters; do without them for now.'

/** The error messages that all endpoints share: sent to clients, and published as examples. */
export const sentences = {
  methodNotAllowed: 'This endpoint only supports GET and HEAD; send a GET request.',
  embedded:
    'A page on another site can only use this endpoint by fetch with CORS; do not place its URL in an image, a script or a frame.',
  noUsableResponse: 'The data provider did not return a usable response; try again in a minute.',
  noKey: 'PageRank is not available here, because the owner of this site has not set up a key; do without it for now.',
  noDatabase: NO_DATABASE,
  unavailable: 'This is temporarily unavailable; try again in a minute.',
  ourFault: 'Something went wrong on our side; try again in a minute.',
}

const REFUSED_SECONDS = 3_600

/** Where the provider refuses the key or its quota is spent; an hour where the provider names no time. */
export function providerRefuses(retryAfterSeconds = REFUSED_SECONDS): string {
  return `The data provider is not accepting requests from this site at the moment; try again in ${durationText(retryAfterSeconds)}.`
}
