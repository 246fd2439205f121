import { expect, it } from 'vitest'
import { parseRateLimit } from '@/components/lookups/rate-limit-field'

it.each([
  ['one policy', '"pagerank";r=9;t=3600', { remaining: 9, resetSeconds: 3600 }],
  ['white space', '"pagerank" ; r=9 ; t=3600', { remaining: 9, resetSeconds: 3600 }],
  ['the tightest of several', '"day";r=90;t=5, "hour";r=0;t=7', { remaining: 0, resetSeconds: 7 }],
  ['a name that looks like parameters', '"a;r=1;t=2,\\"b";r=3;t=4', { remaining: 3, resetSeconds: 4 }],
  ['parameters in another order, and more of them', '"a";pk=:x:;t=4;r=3', { remaining: 3, resetSeconds: 4 }],
  ['no reset', '"a";r=3', { remaining: 3, resetSeconds: 0 }],
  ['no remaining', '"a";t=3', undefined],
  ['a number that is none', '"a";r=-1;t=2', undefined],
  ['nothing', '', undefined],
  ['an absent field', null, undefined],
])('parseRateLimit reads %s', (_what, field, quota) => {
  expect(parseRateLimit(field)).toEqual(quota)
})
