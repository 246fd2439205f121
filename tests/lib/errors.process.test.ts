import { expect, it, vi } from 'vitest'
import { InvalidInput, NotSetUp, TooManyRequests, Unavailable, UpstreamError } from '@/lib/errors'

const known = { InvalidInput, NotSetUp, TooManyRequests, Unavailable, UpstreamError }

const errorsOf = (classes: typeof known) => [
  new classes.InvalidInput('no'),
  new classes.NotSetUp('no'),
  new classes.TooManyRequests('no', 1),
  new classes.Unavailable('no'),
  new classes.UpstreamError('timeout', 'no'),
]

const kindsOf = (error: Error) => Object.entries(known).flatMap(([name, type]) => (error instanceof type ? [name] : []))

it('each error matches its own class alone, also from another copy of the module', async () => {
  vi.resetModules()
  const copy = { ...(await import('@/lib/errors')) }
  expect(copy.Unavailable).not.toBe(Unavailable)
  for (const classes of [known, copy]) {
    expect(errorsOf(classes).map(kindsOf)).toEqual(Object.keys(known).map((name) => [name]))
  }
  expect(kindsOf(new Error('no'))).toEqual([])
})
