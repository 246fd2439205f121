import { ADMIT_SCRIPT, ADMIT_SCRIPT_SHA1, admitArguments, parseAdmission } from './admit-script'
import { createRedisConnection, type RedisClient } from './redis-connection'
import { parseDone, parseExpiring, parseValues, parseWarning, valueKey, windowKey } from './redis-protocol'
import type { Admission, Store } from './store'

/** A store on any Redis from version 5. It connects at the first call; calls of one tick are sent together. */
export function createRedisStore(url: string, deadlineMs?: number): Store {
  const connection = createRedisConnection(url, deadlineMs)

  async function admission(
    counts: boolean,
    ...[key, limit, windowSeconds, client]: Parameters<Store['admit']>
  ): Promise<Admission> {
    const call = { keys: [windowKey(key, client)], arguments: admitArguments(limit, windowSeconds, counts) }
    return connection.ask(
      (client) => runAdmitScript(client, call),
      (reply) => parseAdmission(reply, limit, windowSeconds),
    )
  }

  return {
    getMany: (keys) =>
      connection.ask(
        (client) => client.mGet(keys.map(valueKey)),
        (reply) => parseValues(reply, keys.length),
      ),
    async getWithTtl(key) {
      const name = valueKey(key)
      // In this order, a value that is replaced in between seems older than it is, never younger.
      return connection.ask((client) => Promise.all([client.pTTL(name), client.get(name)]), parseExpiring)
    },
    async set(key, value, ttlSeconds) {
      const expiration = { type: 'PX', value: Math.ceil(ttlSeconds * 1_000) } as const
      await connection.ask((client) => client.set(valueKey(key), value, { expiration }), parseDone)
    },
    admit: (...asked) => admission(true, ...asked),
    peek: (...asked) => admission(false, ...asked),
    findWarning: () => connection.ask((client) => client.info(), parseWarning),
    close: connection.close,
  }
}

/** A restarted server has lost the script, so it is sent whole once. */
async function runAdmitScript(client: RedisClient, call: { keys: string[]; arguments: string[] }): Promise<unknown> {
  try {
    return await client.evalSha(ADMIT_SCRIPT_SHA1, call)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return client.eval(ADMIT_SCRIPT, call)
  }
}
