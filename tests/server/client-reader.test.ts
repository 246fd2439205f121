import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createClientReader } from '@/server/client-reader'

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
  const headers = { forwarded: 'for=203.0.113.1', 'x-real-ip': '203.0.113.1' }
  expect(clientOf(['loopback'], headers)).toBe('127.0.0.1')
})

const part = fc.integer({ min: 0, max: 255 })
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const v4 = (first: number) => fc.tuple(part, part, part).map((rest) => [first, ...rest].join('.'))
const v6 = (first: string) => fc.array(group, { minLength: 7, maxLength: 7 }).map((rest) => [first, ...rest].join(':'))

/** An address, plain and as a proxy may write it: with a port, or in brackets. */
const written = (address: fc.Arbitrary<string>) =>
  fc.tuple(address, fc.option(fc.nat(65_535)), fc.boolean()).map(([address, port, brackets]) => {
    const host = address.includes(':') && (brackets || port !== null) ? `[${address}]` : address
    return { address, text: port === null ? host : `${host}:${port}` }
  })
const proxy = written(fc.oneof(v4(10), v6('fd00')))
const visitor = written(fc.oneof(v4(203), v6('2001')))
const garbage = fc.string().map((text) => ({ address: text, text }))

it('neither ports nor what a client claims change its quota', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(proxy, visitor, garbage)),
      visitor,
      fc.array(proxy),
      fc.constantFrom(',', ', ', ' ,', ',\t'),
      (claimed, client, proxies, separator) => {
        const trusted = ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']
        const direct = clientOf(trusted, {}, client.address)
        for (const form of ['text', 'address'] as const) {
          const chain = [...claimed, client, ...proxies].map((entry) => entry[form]).join(separator)
          expect(clientOf(trusted, { 'x-forwarded-for': chain })).toBe(direct)
        }
      },
    ),
  )
})
