import { expect, it } from 'vitest'
import { clientAddress } from '@/lib/http/client-address'

process.env.VERCEL = '1'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:1234', '203.0.113.9'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['203.0.113.9:1234, 10.0.0.1:80', '203.0.113.9'],
  ['garbage', 'unknown'],
])('what Vercel says, %s, is %s', (said, client) => {
  const headers: Record<string, string> = { 'x-vercel-forwarded-for': said, 'x-forwarded-for': '198.51.100.1' }
  expect(clientAddress((name) => headers[name])).toBe(client)
})
