import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '@/tests/support/ask'
import { sendRaw } from '@/tests/support/send'
import { EMBEDDED } from '@/tests/support/site'
import { newClient, type SiteWithProviders, startSiteWithProviders } from '@/tests/support/site-with-providers'

const ENDPOINTS = ['/api/domain-rating?target=github.com', '/api/pagerank?domains[]=github.com', '/api/stats']

let site: SiteWithProviders
beforeAll(async () => {
  site = await startSiteWithProviders(EMBEDDED)
})
afterAll(() => site.stop())

describe.each(ENDPOINTS)('%s', (path) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY'])(
    '%s is a 405 that names what is allowed',
    async (method) => {
      const { status, headers, body } = await ask(site, path, { method })
      expect(status).toBe(405)
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect(body.error).toContain('GET')
    },
  )

  it('TRACE is a 405 too', async () => {
    const answer = await sendRaw(site.url, `TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im)
  })

  it('HEAD has the headers of GET and no body', async () => {
    const client = newClient()
    const headers = { 'Accept-Encoding': 'identity' }
    const get = await ask(site, path, { client, headers })
    const head = await ask(site, path, { client, headers, method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    const names = (headers: Headers) =>
      [...headers.keys()].filter((name) => !/^(content-length|transfer-encoding|keep-alive|date)$/.test(name))
    expect(names(head.headers)).toEqual(names(get.headers))
    expect(head.headers.get('content-type')).toBe('application/json')
  })

  it('is open to scripts on other sites', async () => {
    const get = await ask(site, path, { headers: { Origin: 'https://elsewhere.example' } })
    expect(get.headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await site.as(newClient(), path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
  })
})
