import { createClient } from '@vercel/kv'
import { Unavailable } from '@/lib/errors'
import { ADMIT_SCRIPT, ADMIT_SCRIPT_SHA1, admitArguments, parseAdmission } from './admit-script'
import { errorCodeOf } from './error-code'
import { createBatch } from './kv-batch'
import { parseDone, parseEvictionPolicy, parseExpiring, parseValue, parseValues } from './parse-reply'
import { valueKey, windowKey } from './shared-keys'
import type { Admission, Store } from './store'
import { STORE_DEADLINE_MS, withinStoreDeadline } from './store-deadline'

/** A store on Vercel KV, over HTTP. Calls of one event-loop tick are one request; no request is retried. */
export function createVercelKvStore({ url, token }: { url: string; token: string }): Store {
  const client = createClient({
    url,
    token,
    // Next caches `fetch` by default.
    cache: 'no-store',
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(STORE_DEADLINE_MS),
    // Returns strings unchanged: no JSON parsing, and no base64, whose decoder drops a byte order mark.
    automaticDeserialization: false,
    responseEncoding: false,
    enableAutoPipelining: false,
  })
  const batch = createBatch(client)
  const ask = (command: Parameters<typeof batch>[0]) => batch(command).then(resultOf)

  async function admission(
    counts: boolean,
    ...[key, limit, windowSeconds, client]: Parameters<Store['admit']>
  ): Promise<Admission> {
    const keys = [windowKey(key, client)]
    const args = admitArguments(limit, windowSeconds, counts)
    const known = await batch((pipeline) => pipeline.evalsha(ADMIT_SCRIPT_SHA1, keys, args))
    if (!known.error?.startsWith('NOSCRIPT')) return parseAdmission(resultOf(known), limit, windowSeconds)
    return parseAdmission(await ask((pipeline) => pipeline.eval(ADMIT_SCRIPT, keys, args)), limit, windowSeconds)
  }

  return {
    get: (key) => bounded(ask((pipeline) => pipeline.get(valueKey(key))).then(parseValue)),
    async getMany(keys) {
      return parseValues(await bounded(ask((pipeline) => pipeline.mget(keys.map(valueKey)))), keys.length)
    },
    async getWithTtl(key) {
      const name = valueKey(key)
      // In this order, a value that is replaced in between seems older than it is, never younger.
      const asked = [ask((pipeline) => pipeline.pttl(name)), ask((pipeline) => pipeline.get(name))]
      return parseExpiring(await bounded(Promise.all(asked)))
    },
    async set(key, value, ttlSeconds) {
      const px = Math.ceil(ttlSeconds * 1_000)
      parseDone(await bounded(ask((pipeline) => pipeline.set(valueKey(key), value, { px }))))
    },
    admit: (...asked) => bounded(admission(true, ...asked)),
    peek: (...asked) => bounded(admission(false, ...asked)),
    // Not one of a pipeline's commands.
    evictionPolicy: () => bounded(client.exec<unknown>(['INFO', 'memory']).then(parseEvictionPolicy)),
    async close() {},
  }
}

function resultOf({ result, error }: { result: unknown; error?: string }): unknown {
  if (error) throw new Unavailable(`Vercel KV: ${errorCodeOf(error)}`)
  return result
}

async function bounded<T>(work: Promise<T>): Promise<T> {
  try {
    return await withinStoreDeadline(work)
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable(`Vercel KV: ${reasonOf(error)}`)
  }
}

/** Never the client's message: it may contain keys and values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'UpstashError') return errorCodeOf(error.message)
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name
}
