import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, policyOf } from '@/server/cache/content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

it.each([
  ['application/json', undefined],
  ['text/markdown; charset=utf-8', undefined],
  ['image/svg+xml', undefined],
  ['text/html; charset=utf-8', contentSecurityPolicy('text')],
  ['application/javascript; charset=utf-8', "default-src 'self'; frame-ancestors 'none'"],
])('the policy of an answer of type %s is %s', (type, policy) => {
  expect(policyOf(type, Buffer.from('text'))).toBe(policy)
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
