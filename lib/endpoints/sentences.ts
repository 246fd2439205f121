import { durationText } from '@/lib/limit/duration-text'

/** The error messages that all endpoints share: sent to clients, and published as examples. */
export const sentences = {
  methodNotAllowed: 'This address answers GET and HEAD only; send GET.',
  noUsableAnswer: 'The data provider gave no usable answer; try again in a minute.',
  noKey: 'The owner of this site has not set up a key for page ranks; do without them until that is done.',
  unavailable: 'This is temporarily unavailable; try again in a minute.',
  ourFault: 'Something went wrong on our side; try again in a minute.',
}

const REFUSED_SECONDS = 3_600

/** Where the provider refuses the key or its quota is spent; an hour where the provider names no time. */
export function providerRefuses(retryAfterSeconds = REFUSED_SECONDS): string {
  return `The data provider takes no requests from this site at the moment; try again in ${durationText(retryAfterSeconds)}.`
}
