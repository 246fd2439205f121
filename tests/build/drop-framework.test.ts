import { expect, it } from 'vitest'
import { delayFramework, dropFramework } from '@/build/drop-framework'

const TEXT =
  '<main><h1>A &lt;script&gt; in text</h1><p title="<script>">One &amp; two</p><pre>&lt;link as="script"></pre></main>'

it.each([
  ["Next's script", '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ['its data', '<script>self.__next_f.push([1,"<p>\\u003c/script>"])</script>'],
  ['data that names a tag', '<script>var a="<main>"</script>'],
  ['a script of an unknown type', '<script type="module" src="/a.js"></script>'],
  ['a preload', '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>'],
  ['a module preload', '<link rel="modulepreload" href="/a.js"/>'],
  ["Next's hint about fonts", '<meta name="next-size-adjust" content=""/>'],
])('%s goes, and every other byte stays', (_name, dropped) => {
  const page = (extra: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${extra}</head><body>${extra}${TEXT}</body></html>`
  expect(dropFramework(page(dropped))).toBe(page(''))
})

it.each([
  ['a font', '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>'],
  ['a style sheet', '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'],
  ['structured data', '<script type="application/ld+json">{"a":"b"}</script>'],
  ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
  ['a script of ours', '<script src="/scripts/a.js" defer="" data-own="true"></script>'],
])('%s stays', (_name, kept) => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title>${kept}</head><body>${TEXT}</body></html>`
  expect(dropFramework(page)).toBe(page)
})

it('a page with a tool lists its scripts, and keeps their data', () => {
  const page = (head: string, end: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A</title>${head}</head><body>${TEXT}${end}</body></html>`
  const data = '<script id="_R_">self.a=["b.js"]</script><script>self.__next_f.push([1,"</head>"])</script>'
  const built = page(
    '<link rel="preload" as="script" href="/b.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script><meta name="next-size-adjust" content=""/>',
    `${data}<script src="/b.js" async=""></script>`,
  )
  expect(delayFramework(built)).toBe(
    page(
      '<link rel="preload" as="script" href="/b.js"/><meta name="next-size-adjust" content=""/><script type="application/json" id="framework">["/a.js","/b.js"]</script>',
      data,
    ),
  )
})
