import fc from 'fast-check'
import { expect, it } from 'vitest'
import { domainsIn } from '@/app/tools/prospect-list-cleaner/prospect-list'
import { creditedCsv, creditedMarkdown } from '@/components/exports/credited-export'
import { readDomainList } from '@/lib/domain/read-domain-list'
import { pageRankSource, ratingSource } from '@/lib/site/credits'

it('a list that is exported and read again has the domains that it had, even a provider among them', () => {
  const name = fc.constantFrom('a.com', 'b.co.uk', 'ahrefs.com', 'keywordseverywhere.com', 'user.github.io')
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), (domains) => {
      const listed = {
        head: ['Domain', 'Domain Rating'],
        rows: domains.map((domain) => [domain, 1]),
        sources: [ratingSource, pageRankSource],
        day: '2026-11-22',
      }
      for (const text of [creditedCsv(listed), creditedMarkdown(listed)]) {
        expect(readDomainList(text).domains).toEqual(domains)
        expect([...domainsIn(text)]).toEqual(domains)
      }
    }),
  )
})
