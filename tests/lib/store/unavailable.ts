import { expect } from 'vitest'
import { Unavailable } from '@/lib/errors'

/** Awaits a call that must throw `Unavailable`. Returns its message. */
export async function messageOfUnavailable(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Unavailable)
  return (error as Unavailable).message
}

/** Awaits a call that must throw `Unavailable` before its deadline has run out. */
export async function isUnavailableAtOnce(call: Promise<unknown>): Promise<void> {
  expect(await messageOfUnavailable(call)).not.toMatch(/^the store did not respond|did not respond in full/)
}
