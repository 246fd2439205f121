import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Histogram } from '@/components/figures/histogram'

function draw({ values = [], apart = [], isDone = true, max = 100 }: Partial<Drawn>) {
  const html = renderToStaticMarkup(
    <Histogram what="PageRank" max={max} values={values} apart={new Map(apart)} isDone={isDone} />,
  )
  const [, caption = ''] = /<figcaption[^>]*>(.*?)<\/figcaption>/.exec(html) ?? []
  const rows = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>.*?>(\d+)<\/span>/g)].map(([, ...row]) => row)
  return { caption: caption.replace(/<[^>]+>/g, '').trim(), rows }
}

type Drawn = Omit<ComponentProps<typeof Histogram>, 'what' | 'apart'> & { apart: [string, number][] }

it.each<[string, Partial<Drawn>, string]>([
  ['values', { values: [10, 20, 30, undefined] }, 'Median 20: at least half of the known values are at or above it.'],
  ['no value at all', { apart: [['not in the index', 60]] }, 'There is no PageRank to show.'],
  ['nothing yet', { isDone: false }, 'The distribution of PageRank will appear here with the first results.'],
])('with %s, the caption says so', (_what, given, caption) => {
  expect(draw(given).caption).toBe(caption)
})

it('each domain is in one row, those without a value in the last ones', () => {
  const { rows } = draw({
    values: [5, 15, 100, undefined],
    apart: [
      ['hosting platform', 1],
      ['not in the index', 2],
    ],
  })
  expect(rows.filter(([, count]) => count !== '0')).toEqual([
    ['0 to below 10', '1'],
    ['10 to below 20', '1'],
    ['90 to 100', '1'],
    ['hosting platform', '1'],
    ['not in the index', '2'],
    ['unknown', '1'],
  ])
})
