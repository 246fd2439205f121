import { createClient } from '@vercel/kv'
import { Unavailable } from '@/lib/errors'
import { ADMIT_SCRIPT, ADMIT_SCRIPT_SHA1, admitArguments, parseAdmission } from './admit-script'
import { DEADLINE_MS, withinDeadline } from './deadline'
import { errorCodeOf } from './error-code'
import { createBatch } from './kv-batch'
import { valueKey, windowKey } from './shared-keys'
import type { Admission, Store } from './store'

/** A store on Vercel KV, over HTTP. Calls of one turn of the event loop are one request; none is sent twice. */
export function createVercelKvStore({ url, token }: { url: string; token: string }): Store {
  const batch = createBatch(
    createClient({
      url,
      token,
      // Next caches `fetch` unless told not to.
      cache: 'no-store',
      retry: { retries: 0 },
      signal: () => AbortSignal.timeout(DEADLINE_MS),
      // Strings come back as they were: no JSON guessed, and no base64 whose decoder drops a byte order mark.
      automaticDeserialization: false,
      responseEncoding: false,
      enableAutoPipelining: false,
    }),
  )
  const ask = (command: Parameters<typeof batch>[0]) => batch(command).then(resultOf)

  async function admission(key: string, limit: number, windowSeconds: number, counts: boolean): Promise<Admission> {
    const keys = [windowKey(key)]
    const args = admitArguments(limit, windowSeconds, counts)
    const known = await batch((pipeline) => pipeline.evalsha(ADMIT_SCRIPT_SHA1, keys, args))
    if (!known.error?.startsWith('NOSCRIPT')) return parseAdmission(resultOf(known))
    return parseAdmission(await ask((pipeline) => pipeline.eval(ADMIT_SCRIPT, keys, args)))
  }

  return {
    get: (key) => bounded(ask((pipeline) => pipeline.get(valueKey(key))).then(parseValue)),
    async getWithTtl(key) {
      const name = valueKey(key)
      // Sent in this order: a value that is replaced in between is taken for older than it is.
      const asked = [ask((pipeline) => pipeline.pttl(name)), ask((pipeline) => pipeline.get(name))]
      const [ttlMs, result] = await bounded(Promise.all(asked))
      const value = parseValue(result)
      return value === undefined ? undefined : { value, ttlSeconds: Number(ttlMs) / 1_000 }
    },
    async set(key, value, ttlSeconds) {
      const px = Math.ceil(ttlSeconds * 1_000)
      await bounded(ask((pipeline) => pipeline.set(valueKey(key), value, { px })))
    },
    admit: (key, limit, windowSeconds) => bounded(admission(key, limit, windowSeconds, true)),
    peek: (key, limit, windowSeconds) => bounded(admission(key, limit, windowSeconds, false)),
    async close() {},
  }
}

function resultOf({ result, error }: { result: unknown; error?: string }): unknown {
  if (error) throw new Unavailable(`Vercel KV: ${errorCodeOf(error)}`)
  return result
}

function parseValue(result: unknown): string | undefined {
  if (typeof result === 'string') return result
  if (result !== null && result !== undefined) throw new Unavailable('Vercel KV: answered something that is no value')
}

async function bounded<T>(work: Promise<T>): Promise<T> {
  try {
    return await withinDeadline(work)
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable(`Vercel KV: ${reasonOf(error)}`)
  }
}

/** The client's messages repeat the command, and so keys and values, and whatever the service said. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'UpstashError') return errorCodeOf(error.message)
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name
}
