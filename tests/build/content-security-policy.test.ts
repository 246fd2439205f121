import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '@/build/content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string, options?: { isPreview: boolean }) =>
  contentSecurityPolicy(html, options)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

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

  it("lets Vercel's toolbar in on a preview, and nowhere else", () => {
    const html = '<script>one()</script><style>p{}</style><p style="color:red">x</p>'
    const onPreview = (name: string) => directive(html, name, { isPreview: true })
    expect(onPreview('script-src')).toBe(`script-src 'self' ${hash('one()')} https://vercel.live`)
    // A hash would switch 'unsafe-inline' off.
    expect(onPreview('style-src')).toBe("style-src 'self' https://vercel.live 'unsafe-inline'")
    expect(onPreview('style-src-attr')).toBeUndefined()
    expect(onPreview('connect-src')).toBe("connect-src 'self' https://vercel.live wss://ws-us3.pusher.com")
    expect(onPreview('img-src')).toBe("img-src 'self' data: https://vercel.live https://vercel.com blob:")
    expect(onPreview('frame-src')).toBe('frame-src https://vercel.live')
    expect(onPreview('font-src')).toBe("font-src 'self' https://vercel.live https://assets.vercel.com")
    expect(contentSecurityPolicy(html)).not.toMatch(/vercel|pusher/)
  })
})
