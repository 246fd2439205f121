import { createClient, ErrorReply } from 'redis'
import { Unavailable } from '@/lib/errors'
import { DEADLINE_MS, withinDeadline } from './deadline'
import { errorCodeOf } from './error-code'

const FIRST_RETRY_MS = 50
const LAST_RETRY_MS = 500

export type RedisClient = ReturnType<typeof newClient>

export interface RedisConnection {
  /** Runs a command within the deadline; throws `Unavailable`, and at once while the server is known to be down. */
  ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** One connection, opened by the first call, which comes back by itself after a loss. */
export function createRedisConnection(url: string): RedisConnection {
  let current: { client: RedisClient; ready: Promise<RedisClient> } | undefined
  let down: string | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  function connect(retries: number) {
    const client = newClient(url)
    const link = { client, ready: withinDeadline(open(client)) }
    current = link
    let up = false
    client.on('error', () => {
      if (up) replace(client)
    })
    link.ready.then(
      () => {
        up = true
        down = undefined
      },
      (error) => {
        client.destroy()
        if (closed || current !== link) return
        down = reasonOf(error)
        retry = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS), retries + 1)
        retry.unref()
      },
    )
  }

  function replace(client: RedisClient) {
    client.destroy()
    if (!closed && current?.client === client) connect(0)
  }

  /** Throws where it is known already that there will be no answer. */
  function ready(): Promise<RedisClient> {
    if (closed) throw new Unavailable('Redis: closed')
    if (down) throw new Unavailable(`Redis: ${down}`)
    if (!current) connect(0)
    return (current as NonNullable<typeof current>).ready
  }

  return {
    async ask(command) {
      let client: RedisClient | undefined
      try {
        return await withinDeadline(
          ready().then((answering) => {
            client = answering
            return command(answering)
          }),
        )
      } catch (error) {
        if (client && error instanceof Unavailable) {
          // A peer that vanished without a word would otherwise hold the connection for as long as TCP repeats itself.
          if (current?.client === client) down = 'gives no answers'
          replace(client)
        }
        // After a failover the name may stand for another server, while this connection still leads to a replica.
        if (client && reasonOf(error) === 'READONLY') replace(client)
        throw error instanceof Unavailable ? error : new Unavailable(`Redis: ${reasonOf(error)}`, { cause: error })
      }
    },

    async close() {
      closed = true
      clearTimeout(retry)
      const client = await current?.ready.catch(() => undefined)
      if (!client) return
      await withinDeadline(client.close()).catch(() => client.destroy())
    },
  }
}

function newClient(url: string) {
  return createClient({
    url,
    // RESP 2 is spoken by every Redis; neither a longer handshake nor the client's own timers would add anything.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandOptions: { timeout: 0 },
    // Below the deadline, so that an attempt ends before it is given up and cannot open a socket afterwards.
    socket: { connectTimeout: DEADLINE_MS * 0.9, reconnectStrategy: false },
  })
}

/** Resolves once the server answers: a hung one still accepts connections, one that is loading still greets. */
async function open(client: RedisClient): Promise<RedisClient> {
  await client.connect()
  await client.ping()
  return client
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection failed'
  if (error instanceof ErrorReply) return errorCodeOf(error.message)
  return 'code' in error ? String(error.code) : error.message
}
