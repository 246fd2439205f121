import { expect, test } from 'vitest'
import type { Database, PublicStats } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'

/** What every adapter must do. `open` makes one over rows with the totals `expected`. */
export function behavesLikeADatabase(open: () => Promise<Database>, expected: PublicStats): void {
  test('counts exactly in 20 concurrent reads, answers a ping, and closes, also twice', async () => {
    const database = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => database.readPublicStats()))
    expect(answers).toEqual(Array.from({ length: 20 }, () => expected))
    await database.ping()
    await database.close()
    await database.close()
    await expect(database.readPublicStats()).rejects.toThrow(Unavailable)
    await expect(database.ping()).rejects.toThrow(Unavailable)
  })

  test('closes unused', async () => {
    await (await open()).close()
  })
}
