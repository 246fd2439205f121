import { expect, it } from 'vitest'
import { searchIndex } from '@/lib/search/search-index'
import { sectionsOf } from '@/lib/search/sections'

const HTML = `<main><header><h1>Limits</h1><p>How often
  you may call.</p></header>
  <h2 id="windows">Sliding <code>windows</code></h2><p>Ten in any<b> hour</b>, not more.</p><ul><li>One</li><li>Two</li></ul>
  <form><label>Try it</label></form>
  <h3>Without an id</h3><pre><code>curl <span>-i</span>
a &amp; b</code></pre><p>A request.</p>
  <nav><h2 id="other">Other pages</h2></nav></main>`

it('a page’s sections have the text up to the next heading, its code last, without controls and links to other pages', () => {
  expect(sectionsOf(HTML)).toEqual([
    { id: '', heading: '', text: 'How often you may call.' },
    { id: 'windows', heading: 'Sliding windows', text: 'Ten in any hour, not more. One Two' },
    { id: 'windows', heading: 'Without an id', text: 'A request. curl -i a & b' },
  ])
})

it('a long section has an excerpt that ends with a word, and each other word once', () => {
  const text = `${'Wait an hour. '.repeat(12)}Retry-After says when. Retry later.`
  const index = searchIndex(new Map([['/docs/limits', `<main><h2 id="when">When to retry</h2><p>${text}</p></main>`]]))
  const [, , sections] = index.find(([path]) => path === '/docs/limits') ?? []
  const [id, heading, excerpt = '', others] = sections?.[1] ?? []
  expect([id, heading]).toEqual(['when', 'When to retry'])
  expect(excerpt).toMatch(/^Wait an hour\. .* Wait …$/)
  expect(excerpt.length).toBeLessThan(165)
  expect(others).toBe('later')
})
