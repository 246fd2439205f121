import type { Answer, Ask, Question } from '@/lib/http/answer'
import { QueueFull } from '@/lib/http/fair-queue'
import { createCompressor, isCompressible } from './compress'
import { ageOf, type Lifetime, lifetimeOf } from './lifetime'
import { addEncodings, type Representation, represent } from './representation'
import type { Resource } from './resource'
import { entryOf, type Filled } from './slot'

export interface FillOptions {
  ask: Ask
  ownHeaders: Record<string, string>
  headers: Record<string, string>
  now: () => number
  maxBodyBytes: number
  fillTimeoutMs: number
  /** Called when what a resource holds has changed. */
  onChange: (resource: Resource) => void
  onError: (error: unknown) => void
}

/** An answer that did not come within the time of a fill. */
export class FillTimeout extends Error {
  override readonly name = 'FillTimeout'
  constructor(path: string) {
    super(`no answer in time for ${path}`)
  }
}

/** How long a failed refresh is not tried again. */
const REFRESH_PAUSE_MS = 5_000

/** What the answers of pages vary by. */
export const NEGOTIATED = ['Accept', 'Accept-Encoding']
const ENCODED = ['Accept-Encoding']

/**
 * Makes the function that asks for a resource and keeps the answer where it may. However many want it at a time, it is
 * asked for once. Rejects where there is no answer, old or new: with `FillTimeout` where none came in time.
 */
export function createFiller(
  options: FillOptions,
): (resource: Resource, fields?: Record<string, string>) => Promise<Filled> {
  const { ask, ownHeaders, headers, now, maxBodyBytes, fillTimeoutMs, onChange, onError } = options
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
    const { path, accept } = resource
    try {
      const answer = await askInTime({ method: 'GET', path, headers: { ...ownHeaders, ...fields, accept } })
      if (answer.status < 500) return keep(resource, answer, startedAt)
      const representation = representationOf(resource, answer, now())
      return survivor(resource) ?? { representation, outcome: 'not-stored' }
    } catch (error) {
      if (!(error instanceof QueueFull)) onError(error)
      const kept = survivor(resource)
      if (kept) return kept
      throw error
    }
  }

  async function askInTime(question: Question): Promise<Answer> {
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(new FillTimeout(question.path)), fillTimeoutMs)
    const tooLate = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(late.signal.reason))
    })
    return Promise.race([ask(question, late.signal), tooLate]).finally(() => clearTimeout(deadline))
  }

  function keep(resource: Resource, answer: Answer, startedAt: number): Filled {
    const { slot } = resource
    const lifetime = answer.body.length > maxBodyBytes ? undefined : lifetimeOf(answer)
    const representation = representationOf(resource, answer, lifetime ? startedAt : now(), lifetime)
    if (lifetime) addCompressed(resource, representation, answer)
    slot.entry = lifetime && entryOf(representation, lifetime)
    return { representation, outcome: lifetime ? 'stored' : 'not-stored' }
  }

  function representationOf({ kind }: Resource, answer: Answer, at: number, lifetime?: Lifetime) {
    return represent(answer, {
      bornAt: at - 1_000 * (lifetime?.ageSeconds ?? ageOf(answer.headers)),
      vary: kind === 'page' ? NEGOTIATED : ENCODED,
      headers,
      cacheControl: lifetime?.cacheControl,
      countsDown: lifetime?.isStrict,
    })
  }

  function addCompressed(resource: Resource, representation: Representation, { headers }: Answer): void {
    const old = resource.slot.entry?.representation
    if (old && !old.compressing && old.identity.etag === representation.identity.etag) {
      addEncodings(representation, { br: old.br?.body, gzip: old.gzip?.body })
      return
    }
    const { body } = representation.identity
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
