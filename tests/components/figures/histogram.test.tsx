import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Histogram } from '@/components/figures/histogram'

function draw({ values = [], apart = [], isDone = true, max = 100 }: Partial<Drawn>) {
  const html = renderToStaticMarkup(
    <Histogram what="PageRank" max={max} values={values} apart={new Map(apart)} isDone={isDone} />,
  )
  const [, caption = ''] = /<figcaption[^>]*>(.*?)<\/figcaption>/.exec(html) ?? []
  const rows = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(\d+)<\/td>/g)].map(([, name, count]) => [name, count])
  const [, at] = /<line class="[^"]*median[^"]*" x1="([\d.]+)%"/.exec(html) ?? []
  return { caption: caption.replace(/<[^>]+>/g, '').trim(), rows, at: Number(at) }
}

type Drawn = Omit<ComponentProps<typeof Histogram>, 'what' | 'apart'> & { apart: [string, number][] }

it.each<[string, Partial<Drawn>, string]>([
  [
    'only values',
    { values: [10, 20, 30, 40] },
    'Median 25: at least half of the known values are at or above it. Every lookup succeeded.',
  ],
  [
    'a failed lookup',
    { values: [10, 20, 30, undefined] },
    'Median 20: at least half of the known values are at or above it. Unknown: 1 of 4, 25%.',
  ],
  [
    'all reasons',
    {
      values: [10, undefined],
      apart: [
        ['hosting platform', 1],
        ['not in the index', 6],
      ],
    },
    'Median 10: at least half of the known values are at or above it. Hosting platform: 1 of 9, 11%. Not in the index: 6 of 9, 67%. Unknown: 1 of 9, 11%.',
  ],
  [
    'no value at all',
    { apart: [['not in the index', 60]] },
    'There is no PageRank to show. Not in the index: 60 of 60, 100%. Every lookup succeeded.',
  ],
  ['nothing yet', { isDone: false }, 'The distribution of PageRank will appear here with the first results.'],
  [
    'a list that goes on',
    { values: [10], isDone: false },
    'Median 10: at least half of the known values are at or above it.',
  ],
])('with %s, the caption counts each apart', (_what, given, caption) => {
  expect(draw(given).caption).toBe(caption)
})

it('the table has the same counts as the caption', () => {
  const { rows } = draw({
    values: [5, 15, undefined],
    apart: [
      ['hosting platform', 1],
      ['not in the index', 2],
    ],
  })
  expect(rows.slice(-3)).toEqual([
    ['hosting platform', '1'],
    ['not in the index', '2'],
    ['unknown', '1'],
  ])
  expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6)
})

it.each([0, 9.99, 10, 29.9, 30, 50, 70, 99.9, 100])(
  'the median of %s is marked inside the bar that counts it',
  (value) => {
    const { rows, at } = draw({ values: [value, value, value] })
    const bar = rows.findIndex(([, count]) => count === '3')
    expect(at).toBeGreaterThan(bar * 10 + 0.6)
    expect(at).toBeLessThan(bar * 10 + 9.4)
  },
)
