import { describe, expect, inject, it } from 'vitest'
import { estimateTokens } from '@/lib/markdown/tokens'
import { PUBLIC_URL, publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { lastingHeaders, type Reply, send, varyOf } from '@/tests/support/send'

const url = inject('siteUrl')
const paths = await publishedPaths(url)

const METHODS = ['GET', 'HEAD']
/** Refusing identity makes the site wait for the compression. */
const ENCODINGS = { identity: 'identity', gzip: 'gzip, identity;q=0', br: 'br, identity;q=0' }
const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' }
const DESCRIBED_BY = '</llms.txt>; rel="describedby"'
const COMPRESSED_FROM_BYTES = 512

interface Form {
  variant: 'html' | 'markdown'
  path: string
  accept: string
}

describe.each(paths)('%s', (path) => {
  const forms: Form[] = [
    { variant: 'html', path, accept: 'text/html' },
    { variant: 'markdown', path, accept: 'text/markdown' },
    ...twinsOf(path).map((twin) => ({ variant: 'markdown' as const, path: twin, accept: '*/*' })),
  ]
  const ask = (form: Form, encoding: string, more: Record<string, string> = {}, method = 'GET') =>
    send(url, form.path, { method, headers: { accept: form.accept, 'accept-encoding': encoding, ...more } })

  it.each(forms)('200: $variant at $path, Accept: $accept, in each encoding', async (form) => {
    const identity = await ask(form, ENCODINGS.identity)
    for (const [encoding, accepted] of Object.entries(ENCODINGS)) {
      const get = await ask(form, accepted)
      const head = await ask(form, accepted, {}, 'HEAD')
      expect([get.status, head.status, head.body.length]).toEqual([200, 200, 0])
      expect(lastingHeaders(head)).toEqual(lastingHeaders(get))
      expectVariant(get, form.variant, path)
      expect(get.headers['content-length']).toBe(String(get.body.length))
      expect(get.text).toBe(identity.text)
      const isCompressed = encoding !== 'identity' && identity.body.length >= COMPRESSED_FROM_BYTES
      expect(get.headers['content-encoding']).toBe(isCompressed ? encoding : undefined)
    }
  })

  it('304 to its own tag: alone, in a list, weak, or *', async () => {
    for (const form of forms) {
      for (const [encoding, accepted] of Object.entries(ENCODINGS)) {
        const whole = await ask(form, accepted)
        const tag = String(whole.headers.etag)
        const others = [`W/${tag}`, `"other", ${tag}`, `"a,b" , W/${tag},"c"`, '*']
        for (const condition of [tag, ...(encoding === 'identity' ? others : [])]) {
          for (const method of METHODS) {
            const reply = await ask(form, accepted, { 'if-none-match': condition }, method)
            expect([reply.status, reply.body.length], `${form.path} ${condition}`).toEqual([304, 0])
            expectNegotiated(reply)
            const { link, 'cache-control': caching } = lastingHeaders(whole)
            expect(lastingHeaders(reply)).toMatchObject({ etag: tag, link, 'cache-control': caching })
            expect(reply.headers['content-type'] ?? reply.headers['content-length']).toBeUndefined()
          }
        }
      }
    }
  })

  it('200 to the tags of its other representations', async () => {
    const representations = forms.slice(0, 2).flatMap((form) => Object.values(ENCODINGS).map((of) => ({ form, of })))
    const replies = await Promise.all(representations.map(({ form, of }) => ask(form, of)))
    const tags = new Set(replies.map(({ headers }) => headers.etag))
    expect(tags.size).toBe(new Set(replies.map(({ body }) => body.toString('base64'))).size)
    for (const [at, { form, of }] of representations.entries()) {
      const own = replies[at]?.headers.etag
      const others = [...tags].filter((tag) => tag !== own)
      const reply = await ask(form, of, { 'if-none-match': [...others, '"nothing"'].join(', ') })
      expect([reply.status, reply.headers.etag]).toEqual([200, own])
    }
  })

  it('406 to an Accept that refuses both variants', async () => {
    const get = await send(url, path, { headers: { accept: 'image/png' } })
    const head = await send(url, path, { method: 'HEAD', headers: { accept: 'image/png' } })
    expectNotice(get, 406)
    expect(get.text).toContain(`${PUBLIC_URL}${path}\n`)
    expect(get.text).toContain(`${PUBLIC_URL}${twinsOf(path)[0]}, `)
    expect(lastingHeaders(head)).toEqual(lastingHeaders(get))
    expect(head.body).toHaveLength(0)
  })

  it('405 to other methods, at each address', async () => {
    for (const [at, method] of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].entries()) {
      const accept = ['*/*', 'text/markdown', 'image/png'][at % 3] ?? ''
      for (const address of [path, ...twinsOf(path)]) {
        const reply = await send(url, address, { method, headers: { accept } })
        expectNotice(reply, 405)
        expect(reply.headers.allow).toBe('GET, HEAD')
      }
    }
  })
})

function expectVariant(reply: Reply, variant: Form['variant'], path: string): void {
  const { headers, text } = reply
  expectNegotiated(reply)
  expect(headers['content-type']).toBe(TYPES[variant])
  expect(headers.etag).toMatch(/^"[\w-]{20,}"$/)
  const links = linksOf(reply)
  expect(links).toContain(DESCRIBED_BY)
  if (variant === 'html') {
    expect(links).toContain(`<${twinsOf(path)[0]}>; rel="alternate"; type="text/markdown"`)
    expect(headers['x-markdown-tokens']).toBeUndefined()
  } else {
    expect(links).toContain(`<${PUBLIC_URL}${path}>; rel="canonical"`)
    expect(headers['x-markdown-tokens']).toBe(String(estimateTokens(text)))
  }
}

/** The fields of every answer of a page. */
function expectNegotiated(reply: Reply): void {
  expect(varyOf(reply)).toEqual(expect.arrayContaining(['accept', 'accept-encoding']))
  expect(reply.headers['cache-control']).toMatch(/\S/)
  expect(reply.headers.age).toMatch(/^\d+$/)
  expect(reply.headers['cache-status']).toMatch(/^site; \S/)
}

function expectNotice(reply: Reply, status: number): void {
  expect(reply.status).toBe(status)
  expectNegotiated(reply)
  expect(reply.headers).toMatchObject({ 'content-type': TYPES.markdown, 'cache-control': 'no-cache' })
  expect(reply.headers.etag).toBeUndefined()
  expect(reply.text).toMatch(/^# \S/)
}

function linksOf({ headers }: Reply): string[] {
  return [headers.link ?? []].flat().flatMap((field) => field.split(/, (?=<)/))
}
