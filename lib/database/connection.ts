import { EventEmitter } from 'node:events'
import { withinDeadline } from '@/lib/deadline'
import { Unavailable } from '@/lib/errors'
import type { Database } from './database'
import {
  ACCESS_QUERY,
  bounded,
  DATABASE_DEADLINE_MS,
  orUnavailable,
  PUBLIC_STATS_QUERY,
  publicStatsOf,
} from './public-stats'
import { createMessageReader } from './server-messages'

/** The part of a client that both drivers share. */
interface Client {
  connect(): Promise<unknown>
  /** Several statements in one text return several results, which the drivers' types leave out. */
  query(text: string): Promise<unknown>
  end(): Promise<unknown>
  on(event: 'error', listener: (error: unknown) => void): unknown
}

/** The half of a client that reads what the server sends. The drivers' types leave it out. */
interface Connection {
  on(event: string, listener: (...values: unknown[]) => unknown): unknown
  /** Parses the bytes that the stream receives. */
  attachListeners(stream: EventEmitter): void
}

/** A server may take this long to close a connection that is no longer needed. */
const CLOSE_MS = 1_000

/** Options for both drivers: values as the server sent them, because the queries return text. */
export const CLIENT_OPTIONS = { types: { getTypeParser: () => String } }

/**
 * A database that opens a connection for each query: one read in ten minutes gains nothing from an idle connection, and
 * a broken one is never used again.
 */
export function databaseOver<C extends Client>(
  createClient: () => C,
  /** Cuts the connection at once. */
  destroy: (client: C) => void,
  deadlineMs = DATABASE_DEADLINE_MS,
  maxRounds?: number,
): Database {
  const open = new Set<C>()
  let isClosed = false

  async function query(text: string): Promise<unknown> {
    if (isClosed) throw new Unavailable('the database is closed')
    const client = createClient()
    const cut = () => {
      open.delete(client)
      destroy(client)
    }
    open.add(client)
    try {
      const failure = failureOf(client, maxRounds)
      const work = client.connect().then(() => client.query(text))
      const late = () => new Unavailable(`the database took longer than ${deadlineMs} ms`)
      const results = await withinDeadline(Promise.race([work, failure]), deadlineMs, late)
      const closing = setTimeout(cut, CLOSE_MS)
      void client.end().then(() => {
        clearTimeout(closing)
        open.delete(client)
      })
      return results
    } catch (error) {
      cut()
      throw error
    }
  }

  return {
    readPublicStats: () => publicStatsOf(() => query(bounded(PUBLIC_STATS_QUERY, deadlineMs))),
    checkAccess: () =>
      orUnavailable(async () => {
        await query(bounded(ACCESS_QUERY, deadlineMs))
      }),
    async close() {
      isClosed = true
      for (const client of open) destroy(client)
    },
  }
}

/**
 * Rejects when the connection fails, or when the driver throws because of anything that the server sends. Drivers throw
 * where nobody can catch it: in a socket's `data` event, and in promises that they forget.
 */
function failureOf(client: Client, maxRounds?: number): Promise<never> {
  const { connection } = client as Client & { connection: Connection }
  const { on, attachListeners } = connection
  return new Promise((_resolve, fail) => {
    client.on('error', fail)
    connection.on = (event, listener) =>
      on.call(connection, event, async (...values) => {
        try {
          await listener(...values)
        } catch (error) {
          fail(error)
        }
      })
    connection.attachListeners = (stream) => {
      const messages = new EventEmitter()
      const read = createMessageReader(maxRounds)
      stream.on('data', (bytes: Uint8Array) => {
        try {
          for (const message of read(bytes)) messages.emit('data', message)
        } catch (error) {
          fail(error)
        }
      })
      attachListeners.call(connection, messages)
    }
  })
}
