import { expect, it } from 'vitest'
import { hostOf } from '@/components/backlinks/host-of'

it.each([
  ['https://www.a.com/x', 'a.com'],
  ['A.com:8080/x', 'a.com'],
  ['https://ann@a.com/', 'a.com'],
  ['htp//a.com/x', 'a.com'],
  ['https://https://www.a.com', 'a.com'],
  ['**a.com**', 'a.com'],
  ['•a.com', 'a.com'],
  ['domain:www.a.com', 'a.com'],
  ['（a.com）', 'a.com'],
  ['\u200ea.com', 'a.com'],
  ['müller.de/x', 'xn--mller-kva.de'],
  ['https://M%C3%BCller.de/', 'xn--mller-kva.de'],
  ['XN--MLLER-KVA.de.', 'xn--mller-kva.de'],
  ['https://mu\u0308ller.de/', 'xn--mller-kva.de'],
  ['ｍüller。de', 'xn--mller-kva.de'],
  ['/page', ''],
  ['', ''],
])('the host of %j is %j', (address, host) => {
  expect(hostOf(address)).toBe(host)
})
