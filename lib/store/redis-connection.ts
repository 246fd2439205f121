import { createClient, ErrorReply } from 'redis'
import { Unavailable } from '@/lib/errors'
import { faultIn, STORE_DEADLINE_MS, withinStoreDeadline } from './redis-protocol'

const FIRST_RETRY_MS = 50
const LAST_RETRY_MS = 500

export type RedisClient = ReturnType<typeof newClient>

/** One connection, opened by the first call and reopened after a loss. */
export function createRedisConnection(url: string, deadlineMs = STORE_DEADLINE_MS) {
  let current: { client: RedisClient; ready: Promise<RedisClient> } | undefined
  let down: string | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  function connect(retries: number) {
    const client = newClient(url, deadlineMs)
    const link = { client, ready: withinStoreDeadline(open(client), deadlineMs) }
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

  function replace(client: RedisClient, end = destroy) {
    end(client)
    if (!closed && current?.client === client) connect(0)
  }

  /** Throws at once while the server is known to be down. */
  function ready(): Promise<RedisClient> {
    if (closed) throw new Unavailable('Redis: closed')
    if (down) throw new Unavailable(`Redis: ${down}`)
    if (!current) connect(0)
    return (current as NonNullable<typeof current>).ready
  }

  async function send<Reply>(command: (client: RedisClient) => Promise<Reply>) {
    let client: RedisClient | undefined
    try {
      return await withinStoreDeadline(
        ready().then(async (answering) => {
          client = answering
          return { client: answering, reply: await command(answering) }
        }),
        deadlineMs,
      )
    } catch (error) {
      if (client && error instanceof Unavailable) {
        // If the peer has vanished silently, TCP would keep the connection for minutes.
        if (current?.client === client) down = 'gives no replies'
        replace(client)
      }
      // After a failover this connection may lead to a replica, while the host name leads to the new primary.
      if (client && refusesWrites(error)) replace(client, closeWhenIdle)
      throw error instanceof Unavailable ? error : new Unavailable(`Redis: ${reasonOf(error)}`, { cause: error })
    }
  }

  return {
    /** Runs a command within the deadline, and parses its reply. Throws `Unavailable`, as `parse` must. */
    async ask<Reply, T>(command: (client: RedisClient) => Promise<Reply>, parse: (reply: Reply) => T): Promise<T> {
      const { client, reply } = await send(command)
      try {
        // A reply that nobody waited for came with this one, which may be another command's.
        if (destroyed.has(client)) throw new Unavailable('Redis: out of step')
        return parse(reply)
      } catch (error) {
        replace(client)
        throw error
      }
    },

    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      const client = await current?.ready.catch(() => undefined)
      if (!client) return
      await withinStoreDeadline(client.close(), deadlineMs).catch(() => client.destroy())
    },
  }
}

const destroyed = new WeakSet<RedisClient>()

function destroy(client: RedisClient): void {
  destroyed.add(client)
  client.destroy()
}

/** Reads that are under way are answered. */
function closeWhenIdle(client: RedisClient): void {
  client.close().catch(() => {})
}

function newClient(url: string, deadlineMs: number) {
  return createClient({
    url,
    // Every Redis speaks RESP 2. The handshake's extras and the client's own timers are not needed.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandOptions: { timeout: 0 },
    // Shorter than the deadline, so that no attempt opens a socket after its caller has given up.
    socket: { connectTimeout: deadlineMs * 0.9, reconnectStrategy: false },
  })
}

/** Waits for a PING, because a server that hangs or is loading still accepts connections. */
async function open(client: RedisClient): Promise<RedisClient> {
  await client.connect()
  if ((await client.ping()) !== 'PONG') throw new Unavailable('no PONG')
  return client
}

/** Redis before version 7 has the code in the middle of the message. */
function refusesWrites(error: unknown): boolean {
  return error instanceof ErrorReply && /\b(?:READONLY|OOM|MISCONF)\b/.test(error.message)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection failed'
  if (error instanceof ErrorReply) return faultIn(error.message)
  return 'code' in error ? String(error.code) : error.message
}
