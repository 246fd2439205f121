import { expect, it } from 'vitest'
import { securityTxt } from '@/lib/site/security-txt'

const now = new Date('2026-11-22T08:00:00Z')

it('is there with a contact alone', () => {
  expect(securityTxt({ canonicalUrl: 'https://site.test' }, now)).toBeUndefined()
})

it('has the fields of RFC 9116, and expires within a year', () => {
  expect(securityTxt({ canonicalUrl: 'https://site.test', securityContact: 'mailto:security@site.test' }, now)).toBe(
    `Contact: mailto:security@site.test
Expires: 2027-11-21T08:00:00.000Z
Preferred-Languages: en
Canonical: https://site.test/.well-known/security.txt
`,
  )
})
