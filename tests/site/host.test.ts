import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { INTERNAL, NAMING } from '@/tests/support/hostile/fields'
import { listen } from '@/tests/support/loopback'
import { startByNext } from '@/tests/support/next-start'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { createTestDatabase } from '@/tests/support/test-database'

let evil: Server
/** A host that listens, and that only forged fields name. */
let evilHost: string
let connections = 0
let next: Awaited<ReturnType<typeof startByNext>>

beforeAll(async () => {
  evil = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  evilHost = `127.0.0.1:${await listen(evil)}`
  next = await startByNext({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
})
afterAll(async () => {
  await next.stop()
  evil.close()
})

/** Every field by which a request can name a host, a path or a method, with a value that a server may believe. */
function forgedFields(): Record<string, string> {
  const special: Record<string, string> = {
    Forwarded: `for=192.0.2.1;host="${evilHost}";proto=https`,
    'X-HTTP-Method-Override': 'POST',
    'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'X-Middleware-Override-Headers': 'host',
    'X-Invoke-Status': '500',
    'X-Invoke-Error': '%7B%22message%22%3A%22forged%22%7D',
    Cookie: '__prerender_bypass=forged; __next_preview_data=forged',
    Purpose: 'prefetch',
    Via: `1.1 ${evilHost}`,
  }
  const byKind = (name: string) => {
    if (/Host|Server|Deployment/.test(name)) return evilHost
    if (/Path|Uri|Output|Matches/.test(name)) return '/md/about'
    if (/URL|Prefix|Origin|Referer|Profile|-Re(?:write|direct)$/.test(name)) return `http://${evilHost}/`
    if (/Proto|Scheme/.test(name)) return 'https'
    return /For$|IP$|Address/.test(name) ? '192.0.2.1' : '1'
  }
  return Object.fromEntries(['Host', ...NAMING, ...INTERNAL].map((name) => [name, special[name] ?? byKind(name)]))
}

it.each([
  ['GET', '/about', { accept: 'text/markdown' }],
  ['GET', '/about.md', {}],
  ['GET', '/about', { accept: 'image/png' }],
  ['POST', '/about', {}],
  ['GET', '/nope.md', {}],
  ['GET', '/md/about', { accept: 'text/markdown' }],
])('by next start, no forged field changes the answer to %s %s with %o', async (method, path, headers) => {
  const fields = headers as Record<string, string>
  const plain = await send(next.url, path, { method, headers: fields })
  // Next itself answers this field with an empty object.
  const { 'X-Middleware-Prefetch': _, ...forged } = forgedFields()
  const ask = async ([name, value]: [string, string]) => {
    const reply = await send(next.url, path, { method, headers: { ...fields, [name]: value } })
    expect([reply.status, reply.text], name).toEqual([plain.status, plain.text])
    expect(JSON.stringify(reply.headers)).not.toContain(evilHost)
  }
  await Promise.all(Object.entries(forged).map(ask))
  const addresses = [...plain.text.matchAll(/http:\/\/[^/\s)]+/g)].map(([address]) => address)
  expect(new Set(addresses)).toEqual(new Set([PUBLIC_URL]))
  expect(connections).toBe(0)
})

it("by next start, a page's trailing slash leads to no other host", async () => {
  for (const path of ['/about/?a=1', '//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/']) {
    const { headers } = await send(next.url, path, { headers: forgedFields() })
    expect([next.url, PUBLIC_URL], path).toContain(new URL(headers.location ?? '/', next.url).origin)
  }
})
