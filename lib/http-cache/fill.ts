import type { RequestListener } from 'node:http'
import { type Captured, capture } from '@/lib/http/capture'
import { createCompressor, isCompressible } from './compress'
import { ageOf, type Lifetime, lifetimeOf } from './lifetime'
import { addEncodings, type Representation, represent } from './representation'
import type { Resource } from './resource'
import { entryOf, type Filled } from './slot'

export interface FillOptions {
  handle: RequestListener
  ownHeaders: Record<string, string>
  headers: Record<string, string>
  now: () => number
  maxBodyBytes: number
  fillTimeoutMs: number
  /** Called when what a resource holds has changed. */
  onChange: (resource: Resource) => void
  onError: (error: unknown) => void
}

/** How long a failed refresh is not tried again. */
const REFRESH_PAUSE_MS = 5_000

/** What the answers of pages vary by. */
export const NEGOTIATED = ['Accept', 'Accept-Encoding']
const ENCODED = ['Accept-Encoding']

/**
 * Makes the function that asks Next for a resource and keeps the answer where it may. However many ask at a time, Next
 * is asked once. Rejects with `CaptureFailed` where there is no answer, old or new.
 */
export function createFiller(
  options: FillOptions,
): (resource: Resource, fields?: Record<string, string>) => Promise<Filled> {
  const { handle, ownHeaders, headers, now, maxBodyBytes, fillTimeoutMs, onChange, onError } = options
  const compress = createCompressor()

  return (resource, fields) => {
    const { slot } = resource
    slot.filling ??= fill(resource, fields).finally(() => {
      slot.filling = undefined
      onChange(resource)
    })
    return slot.filling
  }

  async function fill(resource: Resource, fields?: Record<string, string>): Promise<Filled> {
    const startedAt = now()
    const question = {
      path: resource.path,
      headers: { ...ownHeaders, ...fields, accept: resource.accept },
      maxBodyBytes,
      timeoutMs: fillTimeoutMs,
    }
    try {
      const captured = await capture(handle, question)
      if (captured.status < 500) return keep(resource, captured, startedAt, lifetimeOf(captured))
      const representation = representationOf(resource, captured, now())
      return survivor(resource) ?? { representation, outcome: 'not-stored' }
    } catch (error) {
      onError(error)
      const kept = survivor(resource)
      if (kept) return kept
      throw error
    }
  }

  function keep(resource: Resource, captured: Captured, startedAt: number, lifetime?: Lifetime): Filled {
    const { slot } = resource
    const representation = representationOf(resource, captured, lifetime ? startedAt : now(), lifetime)
    if (lifetime) addCompressed(resource, representation, captured)
    slot.entry = lifetime && entryOf(representation, lifetime)
    return { representation, outcome: lifetime ? 'stored' : 'not-stored' }
  }

  function representationOf({ kind }: Resource, captured: Captured, at: number, lifetime?: Lifetime) {
    return represent(captured, {
      bornAt: at - 1_000 * (lifetime?.ageSeconds ?? ageOf(captured.headers)),
      vary: kind === 'page' ? NEGOTIATED : ENCODED,
      headers,
      cacheControl: lifetime?.cacheControl,
    })
  }

  function addCompressed(resource: Resource, representation: Representation, { headers, body }: Captured): void {
    const old = resource.slot.entry?.representation
    if (old && !old.compressing && old.identity.etag === representation.identity.etag) {
      addEncodings(representation, { br: old.br?.body, gzip: old.gzip?.body })
      return
    }
    if (headers['content-encoding'] !== undefined || !isCompressible(body, representation.contentType)) return
    representation.compressing = compress(body)
      .then((compressed) => addEncodings(representation, compressed), onError)
      .finally(() => {
        representation.compressing = undefined
        onChange(resource)
      })
  }

  /** The stored answer, where its directives let it outlive a failed refresh. */
  function survivor({ slot }: Resource): Filled | undefined {
    slot.refreshAfter = now() + REFRESH_PAUSE_MS
    if (slot.entry && now() >= slot.entry.errorUntil) slot.entry = undefined
    return slot.entry && { representation: slot.entry.representation, outcome: 'kept' }
  }
}
