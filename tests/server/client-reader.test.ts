import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createClientReader } from '@/server/client-reader'
import { NAMING } from '@/tests/support/inputs/forged-headers'
import { words } from '@/tests/support/inputs/words'

const OF_PROXIES = words(`CF-Connecting-IP True-Client-IP X-Client-IP X-Cluster-Client-IP Fly-Client-IP
  X-Vercel-Forwarded-For X-Vercel-Proxied-For X-Vercel-IP`)

/** The client that a server with these proxies sees behind a peer. */
function clientOf(trustedProxies: string[], headers: Record<string, string>, remoteAddress = '127.0.0.1'): string {
  return createClientReader(trustedProxies)({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
}

it.each([{}, { 'x-forwarded-for': '203.0.113.1' }, { 'x-client-address': '203.0.113.1' }])(
  'without trusted proxies, %o is the peer',
  (headers) => {
    expect(clientOf([], headers as Record<string, string>)).toBe('127.0.0.1')
  },
)

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['198.51.100.9, 203.0.113.1', '203.0.113.1'],
  ['unknown', '127.0.0.1'],
  ['203.0.113.1, garbage', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['[fe80::1%eth0]:443', 'fe80::/64'],
  ['::ffff:203.0.113.1:1234', '203.0.113.1'],
  ['203.0.113.1:', '127.0.0.1'],
  ['203.0.113.1:1:2', '127.0.0.1'],
])('with a trusted proxy, X-Forwarded-For: %s is %s', (forwarded, client) => {
  expect(clientOf(['loopback'], { 'x-forwarded-for': forwarded })).toBe(client)
})

it('no other header names a client', () => {
  const others = [...NAMING, ...OF_PROXIES].filter((name) => name !== 'X-Forwarded-For')
  const headers = others.map((name) => [name.toLowerCase(), name === 'Forwarded' ? 'for=203.0.113.1' : '203.0.113.1'])
  expect(clientOf(['loopback'], Object.fromEntries(headers))).toBe('127.0.0.1')
})
