import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JsonLd } from '@/components/json-ld'
import { findPage } from '@/lib/site/pages'
import { breadcrumbList, faqPage } from '@/lib/site/structured-data'

describe('structured data', () => {
  it('leads from the home page to the page, by absolute addresses', () => {
    expect(breadcrumbList([findPage('/tools'), findPage('/tools/compare-domains')])).toMatchObject({
      itemListElement: [
        { position: 1, item: 'http://localhost:3000/' },
        { position: 2, item: 'http://localhost:3000/tools' },
        { position: 3, item: 'http://localhost:3000/tools/compare-domains', name: 'Compare domains' },
      ],
    })
  })

  it('stays JSON inside its script, whatever the texts hold', () => {
    const question = { question: '</script><script>alert("1 & 2")</script>', answer: '<!-- \u2028' }
    const html = renderToStaticMarkup(<JsonLd graph={[faqPage([question])]} />)
    const [, json = '', rest] = html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>(.*)$/s) ?? []
    expect(rest).toBe('')
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [faqPage([question])] })
  })
})
