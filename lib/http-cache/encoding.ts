import Negotiator from 'negotiator'
import { remember } from '@/lib/remember'

export type Encoding = 'br' | 'gzip' | 'identity'

const BY_SIZE: Encoding[] = ['br', 'gzip', 'identity']
const IDENTITY_ONLY: readonly Encoding[] = ['identity']

// Its types leave out the option that decides a tie.
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): Encoding[]
}

const preferences = remember((acceptEncoding): readonly Encoding[] => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }) as unknown as EncodingNegotiator
  return negotiator.encodings(BY_SIZE, { preferred: BY_SIZE })
})

/** The encodings that an `Accept-Encoding` admits, best first (RFC 9110 §12.5.3); a tie goes to the smallest. */
export function preferredEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  return acceptEncoding ? preferences(acceptEncoding) : IDENTITY_ONLY
}
