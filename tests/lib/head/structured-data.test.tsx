import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from '@/components/frame/json-ld'
import { article, breadcrumbList, faqPage } from '@/lib/head/structured-data'
import { guides } from '@/lib/site/guides'
import { findPage } from '@/lib/site/pages'

it('describes a guide by its entry in the page list, with whole addresses', () => {
  const [guide] = guides
  if (!guide) throw new Error('no guide')
  expect(article(guide.path)).toMatchObject({
    '@type': 'Article',
    headline: guide.title,
    dateModified: guide.lastModified,
    url: `http://localhost:3000${guide.path}`,
    image: `http://localhost:3000/og${guide.path}.png`,
    author: { '@type': 'Organization', name: 'Pitchlark' },
  })
})

it('leads from the home page to a page', () => {
  expect(breadcrumbList([findPage('/tools'), findPage('/tools/compare-domains')]).itemListElement).toMatchObject([
    { position: 1, name: 'Pitchlark', item: 'http://localhost:3000/' },
    { position: 2, item: 'http://localhost:3000/tools' },
    { position: 3, item: 'http://localhost:3000/tools/compare-domains', name: 'Compare domains' },
  ])
})

it('stays JSON inside its script, whatever the texts hold', () => {
  const question = { question: '</script><script>alert("1 & 2")</script>', answer: '<!-- \u2028' }
  const html = renderToStaticMarkup(<JsonLd graph={[faqPage([question])]} />)
  const [, json = '', rest] = html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>(.*)$/s) ?? []
  expect(rest).toBe('')
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [faqPage([question])] })
})
