import { afterEach, expect, test } from 'vitest'
import type { Database, PublicStats } from '@/lib/database/database'
import { Unavailable } from '@/lib/errors'

/** What every adapter must do. `open` makes one over rows with the totals `expected`. */
export function behavesLikeADatabase(open: () => Promise<Database>, expected: PublicStats): void {
  let database: Database | undefined
  const opened = async () => {
    database = await open()
    return database
  }
  afterEach(async () => {
    await database?.close()
  })

  test('counts exactly', async () => {
    expect(await (await opened()).readPublicStats()).toEqual(expected)
  })

  test('answers 20 concurrent reads', async () => {
    const concurrent = await opened()
    const answers = await Promise.all(Array.from({ length: 20 }, () => concurrent.readPublicStats()))
    expect(answers).toEqual(Array.from({ length: 20 }, () => expected))
  })

  test('answers a ping', async () => {
    await expect((await opened()).ping()).resolves.toBeUndefined()
  })

  test('closes once used, unused and twice', async () => {
    await (await opened()).close()
    const used = await opened()
    await used.readPublicStats()
    await used.close()
    await used.close()
    await expect(used.readPublicStats()).rejects.toThrow(Unavailable)
    await expect(used.ping()).rejects.toThrow(Unavailable)
  })
}
