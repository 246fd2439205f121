import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createRouteListener } from '@/lib/http/route-listener'

const route = {
  async GET({ method, url, headers }: Request) {
    const body = JSON.stringify([method, url, headers.get('x-client-address')])
    return new Response(body, { status: 201, headers: { 'Content-Length': String(body.length), Allow: 'GET' } })
  },
  POST: async () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }),
}
const server = createServer(createRouteListener(route, 'https://site.example')).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/a?b[]=%C3%A9`
afterAll(() => server.close())

describe('a route without Next', () => {
  it('is asked by its method, at the configured address, with the fields as they came', async () => {
    const response = await fetch(url, { headers: { 'X-Client-Address': '192.0.2.1' } })
    expect(response.status).toBe(201)
    expect(response.headers.get('allow')).toBe('GET')
    expect(await response.json()).toEqual(['GET', 'https://site.example/api/a?b[]=%C3%A9', '192.0.2.1'])
  })

  it('answers HEAD as GET, without the body', async () => {
    const response = await fetch(url, { method: 'HEAD' })
    expect(response.status).toBe(201)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(40)
    expect(await response.text()).toBe('')
  })

  it('leaves a body unread without holding up the connection', async () => {
    const body = 'x'.repeat(1024 * 1024)
    expect((await fetch(url, { method: 'POST', body })).headers.get('allow')).toBe('GET, HEAD')
    expect((await fetch(url)).status).toBe(201)
  })
})
