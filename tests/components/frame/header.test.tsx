import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Header } from '@/components/frame/header'

type Samples = Parameters<typeof Header>[0]['samples']

const textFor = (samples: Samples) =>
  renderToStaticMarkup(<Header siteName="Site" samples={samples} />).replace(/<[^>]*>/g, '')

it.each<[Samples, string]>([
  [['rating'], 'Sample data Every Domain Rating on this site is made up.'],
  [['pagerank', 'stats'], 'Sample data Every PageRank and public counter on this site is made up.'],
  [
    ['rating', 'pagerank', 'stats'],
    'Sample data Every Domain Rating, PageRank and public counter on this site is made up.',
  ],
])('a page of a site where %o are sample data says so', (samples, text) => {
  expect(textFor(samples)).toContain(text)
})

it('without sample data, no page speaks of any', () => {
  expect(renderToStaticMarkup(<Header siteName="Site" samples={[]} />)).not.toMatch(/sample/i)
})
