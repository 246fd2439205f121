import { expect, it } from 'vitest'
import { parseConfig } from '@/lib/config'
import { platformHeaders } from '@/lib/headers/platform-headers'

const on = (environment: Record<string, string>, isOpen = true) => platformHeaders(parseConfig(environment), { isOpen })
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

it.each([
  ['cross-origin', '*', vercel, true],
  ['same-origin', undefined, vercel, false],
  ['same-origin', undefined, { ...vercel, VERCEL_ENV: 'preview' }, true],
])(
  'Cross-Origin-Resource-Policy is %s and Access-Control-Allow-Origin %s for %o, open: %s',
  (policy, origin, environment, isOpen) => {
    const headers = on(environment, isOpen)
    expect([headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]).toEqual([policy, origin])
  },
)
