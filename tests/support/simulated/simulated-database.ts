import { setImmediate as turnOfLoop } from 'node:timers/promises'
import type { Database } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'
import { createGate } from '@/tests/support/gate'

/** A database that numbers its replies and can hold them back. */
export function createSimulatedDatabase() {
  let held: Promise<void> | undefined
  const database = {
    down: false,
    asked: 0,
    /** Holds replies back until the returned function is called. */
    hold() {
      const { open, passed } = createGate()
      held = passed
      return open
    },
    async wasAsked(times: number) {
      while (database.asked < times) await turnOfLoop()
    },
    async checkAccess() {},
    async readPublicStats() {
      database.asked += 1
      const reply = { editorsPitched: database.asked, blogsResearched: 10 * database.asked }
      await held
      if (database.down) throw new Unavailable('the database is down')
      return reply
    },
    async close() {},
  }
  return database satisfies Database
}
