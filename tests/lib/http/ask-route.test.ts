import { describe, expect, it } from 'vitest'
import { createAskRoute } from '@/lib/http/ask-route'

const ask = createAskRoute(
  {
    async GET({ method, url, headers }: Request) {
      const body = JSON.stringify([method, url, headers.get('x-client-address')])
      return new Response(body, { status: 201, headers: { 'Content-Length': String(body.length), Allow: 'GET' } })
    },
    POST: async () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }),
  },
  'https://site.example',
)
const path = '/api/a?b[]=%C3%A9'
const headers = { 'x-client-address': '192.0.2.1' }

describe('a route without Next', () => {
  it('is asked by its method, at the configured address, with the fields as they came', async () => {
    const answer = await ask({ method: 'GET', path, headers })
    expect(answer).toMatchObject({ status: 201, headers: { allow: 'GET', 'content-type': expect.any(String) } })
    expect(JSON.parse(Buffer.from(answer.body).toString())).toEqual(['GET', `https://site.example${path}`, '192.0.2.1'])
    expect(await ask({ method: 'POST', path, headers })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('answers HEAD as GET', async () => {
    const answer = await ask({ method: 'HEAD', path, headers })
    expect(answer).toMatchObject({ status: 201, headers: { 'content-length': String(answer.body.length) } })
  })
})
