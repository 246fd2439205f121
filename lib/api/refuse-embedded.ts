import { sentences } from '@/lib/endpoints/sentences'
import { InvalidInput } from '@/lib/errors'
import type { EndpointRequest } from './endpoint-request'

const EMBEDDING = new Set(['iframe', 'frame', 'embed', 'object'])

/**
 * Throws `InvalidInput` for what another site's page makes its visitor send without a script, such as a picture or a
 * frame: it would use up the visitor's limit. Browsers say so (Fetch Metadata, W3C); others send no such header.
 */
export function refuseEmbedded({ fetchMetadata: { site, mode, dest = '' } }: EndpointRequest): void {
  if (site === 'cross-site' && (mode === 'no-cors' || EMBEDDING.has(dest))) throw new InvalidInput(sentences.embedded)
}
