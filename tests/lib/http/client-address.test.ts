import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { clientAddress, createAddressWriter } from '@/lib/http/client-address'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const close of cleanUp.splice(0)) close()
})

/** Whom a server with these proxies counts a loopback request with these headers for. */
async function clientOf(trustedProxies: string[], headers: Record<string, string | string[]>): Promise<string> {
  const write = createAddressWriter(trustedProxies)
  const server = createServer((request, response) => {
    write(request)
    response.end(clientAddress((name) => request.headers[name] as string | undefined))
  })
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
    [{ Forwarded: 'for=203.0.113.1', 'X-Real-IP': '203.0.113.1' }, '127.0.0.1'],
  ])('%o is %s', async (headers, client) => {
    expect(await clientOf(['loopback'], headers as Record<string, string | string[]>)).toBe(client)
  })
})
