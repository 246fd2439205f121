import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Unavailable } from '@/lib/errors'
import type { Database, PublicStats } from './database'
import type { EmbeddedWork } from './embedded-process.mjs'
import { PUBLIC_STATS_QUERY, publicStatsOf } from './public-stats'
import { readSampleDatabase } from './schema'

/** PostgreSQL takes seconds to compile and start, longer on a busy machine. */
const EMBEDDED_DEADLINE_MS = 30_000

/**
 * In-memory PostgreSQL with the reference schema and sample rows. Each read has a child process of its own, because the
 * database holds 450 MB, or 700 where it is set up anew, and blocks its event loop while it starts.
 */
export function createEmbedded(): Database {
  const closing = new AbortController()
  let reading: Promise<PublicStats> | undefined
  let lastRead: Promise<PublicStats> | undefined
  const checkOpen = () => {
    if (closing.signal.aborted) throw new Unavailable('the embedded database is closed')
  }
  return {
    sample: true,
    async readPublicStats() {
      checkOpen()
      reading ??= readOnce(closing.signal).finally(() => {
        lastRead = reading
        reading = undefined
      })
      return reading
    },
    // Each look would take seconds, so the last read says how the next one will end.
    async checkAccess() {
      checkOpen()
      await lastRead
    },
    async close() {
      closing.abort()
      await reading?.catch(() => {})
    },
  }
}

async function readOnce(closing: AbortSignal): Promise<PublicStats> {
  return publicStatsOf(async () => {
    const { sql, file } = await readSampleDatabase()
    const work = { setup: sql, packed: file, query: PUBLIC_STATS_QUERY }
    return [{ rows: await runInChild(work, closing) }]
  })
}

/** The rows of `query`. */
async function runInChild(work: EmbeddedWork, closing: AbortSignal): Promise<unknown[]> {
  // Relative to the working directory: bundling moves this module but not that file. The child needs no secrets.
  const child = fork(/* turbopackIgnore: true */ join(process.cwd(), 'lib/database/embedded-process.mjs'), {
    execArgv: [],
    env: { NODE_ENV: 'production' },
  })
  const end = () => child.kill('SIGKILL')
  const deadline = setTimeout(end, EMBEDDED_DEADLINE_MS)
  closing.addEventListener('abort', end)
  try {
    child.send(work)
    const [rows] = await Promise.race([once(child, 'message'), exitOf(child)])
    return rows
  } finally {
    clearTimeout(deadline)
    closing.removeEventListener('abort', end)
    end()
  }
}

/** Rejects when the process exits before it has answered. */
async function exitOf(child: ReturnType<typeof fork>): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the embedded database exited with code ${code}`)
}
