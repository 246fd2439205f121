import { expect, it } from 'vitest'
import { guides } from '@/lib/site/guides'
import { article, breadcrumbList, webSite } from '@/lib/site/structured-data'

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

it('leads from the home page down to a guide', () => {
  expect(breadcrumbList(guides.slice(0, 1)).itemListElement).toMatchObject([
    { position: 1, name: 'Pitchlark', item: 'http://localhost:3000/' },
    { position: 2, name: guides[0]?.title },
  ])
})

it('names the site', () => {
  expect(webSite()).toMatchObject({ '@type': 'WebSite', name: 'Pitchlark', url: 'http://localhost:3000/' })
})
