import { describe, expect, it } from 'vitest'
import { start } from '@/tests/support/cached-site'

describe('missing paths', () => {
  it.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND'])('answer 404 to %s', async (method) => {
    const site = await start()
    const reply = await site.get('/nope', { accept: 'application/json' }, method)
    expect(reply).toMatchObject({
      status: 404,
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        vary: 'Accept, Accept-Encoding',
        'cache-status': 'site; detail=generated',
      },
    })
    expect(reply.body.toString()).toBe(method === 'HEAD' ? '' : '# Not found\n\n/nope\n')
  })

  it.each([
    '/nope.md',
    '/api/nope',
    '/md/tools',
    '/.env',
    '/index.html',
    '/%74ools',
    '//tools',
    '//evil.example/tools/',
    '/tools//',
    '/./tools',
    '/guides/../tools',
    '/%2e%2e/tools',
    '/_next/static/../../.env',
    '/_next/static/%2e%2e/%2e%2e/.env',
    '/_next/static/..%2f..%2f.env',
    '/_next/static/%00',
    '/_next/static/\\..\\.env',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/a\x7f',
    '/tools#part',
    '/__proto__',
    '/constructor',
    '*',
    'nope',
    'http://evil.example//x/',
    'ftp://evil.example/tools',
  ])('are %s', async (path) => {
    const site = await start()
    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 (?:404|400) /)
    expect(answer.length).toBeLessThan(1_000)
    expect(site.origin.asked).toEqual([])
  })

  it('are shortened for the notice', async () => {
    const site = await start()
    const { status, body } = await site.get(`/${'a'.repeat(8_000)}`)
    expect(status).toBe(404)
    expect(body.length).toBeLessThan(300)
  })

  it('are not those of an absolute target', async () => {
    const site = await start()
    const ask = (path: string) => site.raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(await ask('http://evil.example/tools')).toMatch(/^HTTP\/1.1 200 /)
    expect(await ask('http://evil.example')).toMatch(/^HTTP\/1.1 200 /)
    expect(await ask('http://evil.example/tools/')).toMatch(/\r\nLocation: \/tools\r\n/)
    await ask('http://evil.example/api/pagerank?a')
    expect(site.origin.asked).toEqual(['/tools', '/', '/api/pagerank?a'])
  })
})
