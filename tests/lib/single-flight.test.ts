import { expect, it, vi } from 'vitest'
import { createSingleFlight } from '@/lib/single-flight'
import { createGate } from '@/tests/support/gate'

it('calls that overlap share one run for each key, whether it succeeds or fails, and later calls run anew', async () => {
  const share = createSingleFlight<string>()
  const { passed, open } = createGate()
  const run = vi.fn(async (key: string) => {
    await passed
    if (key === 'broken') throw new Error('broken')
    return `${key} ${run.mock.calls.length}`
  })
  const ask = (key: string) => share(key, () => run(key))
  const asked = Promise.allSettled(['a', 'a', 'broken', 'broken'].map(ask))
  open()
  expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(2)
  expect(await ask('a')).toBe('a 3')
  await expect(ask('broken')).rejects.toThrow('broken')
  expect(run).toHaveBeenCalledTimes(4)
})
