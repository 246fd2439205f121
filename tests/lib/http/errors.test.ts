import { expect, it, vi } from 'vitest'
import * as errors from '@/lib/http/errors'

it('an error is known to another copy of its class, and to no other class', async () => {
  vi.resetModules()
  const copy = (await import('@/lib/http/errors')) as typeof errors
  const made = [
    new copy.InvalidInput(''),
    new copy.QuotaExceeded('', 1),
    new copy.UpstreamError('shape', ''),
    new copy.Unavailable(''),
    new Error(''),
  ]
  expect(copy.Unavailable).not.toBe(errors.Unavailable)
  const classes = [errors.InvalidInput, errors.QuotaExceeded, errors.UpstreamError, errors.Unavailable, Error]
  expect(classes.map((known) => made.map((error) => error instanceof known))).toEqual([
    [true, false, false, false, false],
    [false, true, false, false, false],
    [false, false, true, false, false],
    [false, false, false, true, false],
    [true, true, true, true, true],
  ])
})
