import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from '@/server/fair-queue'

const LIMITS = { running: 3, runningOfClient: 2, waiting: 20, waitingOfClient: 12 }

/** A queue whose work ends when the test says so. */
function start(limits = LIMITS) {
  const queue = createFairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (client: string, name: string, signal?: AbortSignal) =>
    queue(
      client,
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(name))
        })
      },
      signal,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    ends.delete(name)
    await setImmediate()
  }
  return { run, begun, end, running: () => [...ends.keys()] }
}

describe('a fair queue', () => {
  it('refuses too many calls of one client, and of all', async () => {
    const { run } = start()
    const of = (client: string, count: number) =>
      Array.from({ length: count }, (_, number) => run(client, client + number))
    for (const call of of('a', 14)) call.catch(() => {})
    await expect(run('a', 'more')).rejects.toBeInstanceOf(QueueFull)
    for (const call of of('b', 9)) call.catch(() => {})
    await expect(run('c', 'any')).rejects.toBeInstanceOf(QueueFull)
  })

  it('never begins aborted work, and frees its place', async () => {
    const { run, begun, end } = start()
    const leaving = new AbortController()
    const first = ['a1', 'a2', 'b1'].map((name) => run(name[0] ?? '', name))
    const left = Array.from({ length: LIMITS.waitingOfClient }, (_, number) =>
      run('c', `left${number}`, leaving.signal),
    )
    leaving.abort(new Error('left'))
    for (const call of left) await expect(call).rejects.toBe(leaving.signal.reason)
    const last = Array.from({ length: LIMITS.waitingOfClient }, (_, number) => run('c', `last${number}`))
    for (let name = 'a1'; ; name = begun[begun.indexOf(name) + 1] ?? '') {
      if (name === '') break
      await end(name)
    }
    await Promise.all([...first, ...last])
    expect(begun.filter((name) => name.startsWith('left'))).toEqual([])
  })

  it('goes on after failed work', async () => {
    const queue = createFairQueue({ ...LIMITS, running: 1 })
    const failing = queue('a', () => Promise.reject(new Error('broken')))
    const next = queue('a', async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })

  it('keeps its limits, answers everybody, and is fair', async () => {
    const calls = fc.array(fc.constantFrom('a', 'a', 'a', 'a', 'b', 'c'), { maxLength: 16 })
    await fc.assert(
      fc.asyncProperty(calls, fc.infiniteStream(fc.nat(2)), async (clients, choices) => {
        const { run, begun, end, running } = start()
        const results = clients.map((client, number) => run(client, `${client}${number}`))
        while (await setImmediate(running().length > 0)) {
          const now = running()
          expect(now.length).toBeLessThanOrEqual(LIMITS.running)
          for (const client of 'abc') {
            expect(now.filter((name) => name.startsWith(client)).length).toBeLessThanOrEqual(LIMITS.runningOfClient)
          }
          await end(now[choices.next().value % now.length] ?? '')
        }
        expect((await Promise.all(results)).sort()).toEqual(clients.map((client, at) => `${client}${at}`).sort())
        // Between two turns of a waiting client, no other gets more than it may run at once.
        const firstOfB = begun.findIndex((name) => name.startsWith('b'))
        if (firstOfB >= 0) expect(firstOfB).toBeLessThanOrEqual(LIMITS.running + 2 * LIMITS.runningOfClient)
      }),
    )
  })
})
