import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/server/cache/content-security-policy'
import { serveSite } from '@/tests/support/served-site'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

/** The policy of everything but pages. */
const STRICT = "default-src 'none'; frame-ancestors 'none'"

describe('the policy of an answer', () => {
  it.each([
    ['application/json', STRICT],
    ['text/markdown; charset=utf-8', STRICT],
    ['image/svg+xml', STRICT],
    ['text/html; charset=utf-8', contentSecurityPolicy('text')],
    ['application/javascript; charset=utf-8', "default-src 'self'; frame-ancestors 'none'"],
  ])('of type %s is %s', async (type, policy) => {
    const { get, next } = await serveSite()
    // Next sends it on platforms that set no policy by type.
    const headers = { 'content-type': type, 'content-security-policy': 'of-next' }
    next.reply('/llms.txt', () => new Response('text', { headers }))
    expect((await get('/llms.txt')).headers['content-security-policy']).toBe(policy)
  })
})

describe('contentSecurityPolicy', () => {
  it('names each inline script once, by its hash', () => {
    const html = `<script src="/a.js" async=""></script><script>one()</script><script id="x">two("<script>")</script><script>one()</script>`
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two("<script>")')}`)
  })

  it('allows inline styles and style attributes only where there are any', () => {
    expect(contentSecurityPolicy('<p>text</p>')).not.toMatch(/unsafe|sha256/)
    const html = `<style>p{}</style><p class="a" style="font-family:&#x27;A&quot;&#x27;;color:red">x</p>`
    expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
    expect(directive(html, 'style-src-attr')).toBe(
      `style-src-attr 'unsafe-hashes' ${hash(`font-family:'A"';color:red`)}`,
    )
  })

  it('reads no markup in the text of a script', () => {
    const policy = contentSecurityPolicy('<script>x = \'<p style="color:red"><style>p{}</style>\'</script>')
    expect(policy).not.toContain('style-src-attr')
    expect(policy).toContain("style-src 'self';")
  })
})
