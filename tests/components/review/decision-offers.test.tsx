import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { DecisionOffers } from '@/components/review/decision-offers'
import type { Review } from '@/components/review/use-review'

const kept: Decision = { verdict: 'kept', atMs: Date.UTC(2026, 10, 21, 12) }

function offersWith(never: readonly string[], made: Record<string, Decision> = {}): string {
  const review = { decisions: new Map(Object.entries(made)), save: () => {} } as unknown as Review
  const inFile = new Map([
    ['a.com', kept],
    ['b.com ann@b.com', kept],
    ['b.com bo@b.com', { ...kept, verdict: 'skipped' as const }],
  ])
  const earlier = new Map([['b.com ann@b.com', { decision: kept, list: 'before.csv', listId: '1' }]])
  const offers = <DecisionOffers earlier={earlier} inFile={inFile} never={new Set(never)} review={review} />
  return renderToStaticMarkup(offers).replace(/<[^>]+>/g, ' ')
}

it.each([
  [[], 'decisions on 3 sites: 2 kept, 1 skipped', '1 of these sites was decided on before: 1 kept (before.csv'],
  [['b.com'], 'decisions on 1 site: 1 kept', ''],
  [['a.com', 'b.com'], '', ''],
])('offers no decision on a never-pitch site: %j', (never, inFile, before) => {
  const text = offersWith(never)
  expect(text).toContain(inFile)
  expect(text).toContain(before)
  if (inFile === '') expect(text).not.toContain('This file')
  if (before === '') expect(text).not.toContain('before')
})

it('offers a contact none whose site is decided on', () => {
  expect(offersWith([], { 'b.com': kept })).toContain('decisions on 1 site: 1 kept')
})
