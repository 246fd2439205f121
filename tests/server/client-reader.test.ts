import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createClientReader } from '@/server/client-reader'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const close of cleanUp.splice(0)) close()
})

/** Whom a server with these proxies counts a loopback request with these headers for. */
async function clientOf(trustedProxies: string[], headers: Record<string, string | string[]>): Promise<string> {
  const read = createClientReader(trustedProxies)
  const server = createServer((request, response) => response.end(read(request)))
  cleanUp.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, host: '127.0.0.1', headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks).toString())
    })
    outgoing.once('error', reject).end()
  })
}

describe('without trusted proxies', () => {
  it.each([
    {},
    { 'X-Forwarded-For': '203.0.113.1' },
    { 'X-Client-Address': '203.0.113.1' },
    { 'X-Client-Address': ['203.0.113.1', '203.0.113.2'] },
  ])('%o is the socket', async (headers) => {
    expect(await clientOf([], headers as Record<string, string | string[]>)).toBe('127.0.0.1')
  })
})

describe('with a trusted proxy', () => {
  it.each([
    [{ 'X-Forwarded-For': '203.0.113.1' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '198.51.100.9, 203.0.113.1' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '198.51.100.9, 203.0.113.1, 127.0.0.1' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': ['198.51.100.9', '203.0.113.1'] }, '203.0.113.1'],
    [{ 'X-Forwarded-For': 'unknown' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '203.0.113.1, garbage' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '::ffff:203.0.113.1' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
    [{ 'X-Forwarded-For': '2001:DB8:1:2::' }, '2001:db8:1:2::/64'],
    [{ 'X-Forwarded-For': 'fe80::1%eth0' }, 'fe80::/64'],
    [{ 'X-Forwarded-For': '203.0.113.1:1234' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '[2001:db8:1:2::3]:443' }, '2001:db8:1:2::/64'],
    [{ 'X-Forwarded-For': '[2001:db8:1:2::3]' }, '2001:db8:1:2::/64'],
    [{ 'X-Forwarded-For': '[fe80::1%eth0]:443' }, 'fe80::/64'],
    [{ 'X-Forwarded-For': '::ffff:203.0.113.1:1234' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '198.51.100.9:80, 203.0.113.1:1234,127.0.0.1:81, [::1]:82' }, '203.0.113.1'],
    [{ 'X-Forwarded-For': '203.0.113.1:' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '203.0.113.1:1:2' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': `[${'['.repeat(5_000)}` }, '127.0.0.1'],
    [{ Forwarded: 'for=203.0.113.1', 'X-Real-IP': '203.0.113.1' }, '127.0.0.1'],
  ])('%o is %s', async (headers, client) => {
    expect(await clientOf(['loopback'], headers as Record<string, string | string[]>)).toBe(client)
  })
})

describe('ports', () => {
  const TRUSTED = ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const part = fc.integer({ min: 0, max: 255 })
  const v4 = (first: number) => fc.tuple(part, part, part).map((rest) => [first, ...rest].join('.'))
  const v6 = (first: string) =>
    fc.array(group, { minLength: 7, maxLength: 7 }).map((rest) => [first, ...rest].join(':'))
  const proxy = fc.oneof(v4(10), v6('fd00'))
  const visitor = fc.oneof(v4(203), v6('2001'))
  const port = fc.option(fc.integer({ min: 0, max: 65_535 }))
  const brackets = fc.boolean()

  /** An address as it is, and as another proxy may write it. */
  const written = (address: fc.Arbitrary<string>) =>
    fc.record({ address, port, brackets }).map(({ address, port, brackets }) => {
      const isV6 = address.includes(':')
      const host = isV6 && (brackets || port !== null) ? `[${address}]` : address
      return { address, text: port === null ? host : `${host}:${port}` }
    })

  const read = createClientReader(TRUSTED)
  const bucketOf = (remoteAddress: string, forwarded: string) =>
    read({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage)

  it("change nobody's bucket, and neither does what a client says of itself", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            written(proxy),
            written(visitor),
            fc.string().map((text) => ({ address: text, text })),
          ),
        ),
        written(visitor),
        fc.array(written(proxy)),
        fc.constantFrom(',', ', ', ' ,', ',\t'),
        (claimed, client, proxies, separator) => {
          const behindProxy = (form: 'text' | 'address') => {
            const chain = [...claimed, client, ...proxies].map((entry) => entry[form])
            return bucketOf('127.0.0.1', chain.join(separator))
          }
          expect(behindProxy('text')).toBe(behindProxy('address'))
          expect(behindProxy('text')).toBe(bucketOf(client.address, ''))
        },
      ),
    )
  })
})
