import { VercelKV } from '@vercel/kv'
import { Unavailable, UpstreamError } from '@/lib/errors'
import { ADMIT_SCRIPT, ADMIT_SCRIPT_SHA1, admitArguments, parseAdmission } from './admit-script'
import { createBatch } from './kv-batch'
import { createKvRequester } from './kv-requester'
import {
  faultIn,
  parseDone,
  parseExpiring,
  parseValues,
  parseWarning,
  STORE_DEADLINE_MS,
  valueKey,
  windowKey,
  withinStoreDeadline,
} from './redis-protocol'
import type { Admission, Store } from './store'

/** Returns strings unchanged. */
class PlainKv extends VercelKV {
  protected override opts = { automaticDeserialization: false }
}

/** A store on Vercel KV, over HTTP. Calls of one event-loop tick are one request; no request is retried. */
export function createVercelKvStore(options: { url: string; token: string }, deadlineMs = STORE_DEADLINE_MS): Store {
  const client = new PlainKv(createKvRequester(options, deadlineMs))
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

  async function bounded<T>(work: Promise<T>): Promise<T> {
    try {
      return await withinStoreDeadline(work, deadlineMs)
    } catch (error) {
      if (error instanceof Unavailable) throw error
      throw new Unavailable(`Vercel KV: ${reasonOf(error)}`)
    }
  }

  return {
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
    findWarning: () => bounded(client.exec<unknown>(['INFO', 'memory']).then(parseWarning)),
    async close() {},
  }
}

function resultOf({ result, error }: { result: unknown; error?: string }): unknown {
  if (error) throw new Unavailable(`Vercel KV: ${faultIn(error)}`)
  return result
}

/** A message of the client's may contain keys and values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error instanceof UpstreamError) return error.message
  return error.name === 'UpstashError' ? faultIn(error.message) : error.name
}
