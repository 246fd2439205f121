import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The client of a request with these fields, with a new configuration. */
async function clientOf(fields: Record<string, string>): Promise<string> {
  vi.resetModules()
  const { clientOf } = await import('@/lib/api/client-address')
  return clientOf(new Request('https://site.example/api/stats', { headers: fields }))
}

describe('on Vercel', () => {
  beforeEach(() => void vi.stubEnv('VERCEL', '1'))
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:1234', '203.0.113.9'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['203.0.113.9:1234, 10.0.0.1:80', '203.0.113.9'],
    ['garbage', 'unknown'],
  ])('what the platform says, %s, is %s', async (said, client) => {
    expect(await clientOf({ 'x-vercel-forwarded-for': said, 'x-forwarded-for': '198.51.100.1' })).toBe(client)
  })
})

describe('elsewhere', () => {
  it('no field of a request is believed', async () => {
    const fields = { 'x-vercel-forwarded-for': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' }
    expect(await clientOf(fields)).toBe('unknown')
  })
})
