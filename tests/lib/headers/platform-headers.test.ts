import { expect, it } from 'vitest'
import { parseConfig } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'

const on = (environment: Record<string, string>) => platformHeaders(parseConfig(environment))
const vercel = { VERCEL: '1', VERCEL_URL: 'abc.vercel.app' }

it.each([
  [{ ...vercel, VERCEL_ENV: 'preview' }, 'noindex'],
  [{ ...vercel, VERCEL_ENV: 'production' }, undefined],
  [vercel, undefined],
  [{ VERCEL_ENV: 'preview' }, undefined],
  [{}, undefined],
])('%o: X-Robots-Tag is %s', (environment, expected) => {
  expect(on(environment as Record<string, string>)['x-robots-tag']).toBe(expected)
  expect(on(environment as Record<string, string>)['x-content-type-options']).toBe('nosniff')
})
