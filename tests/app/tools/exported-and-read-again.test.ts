import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditedCsv } from '@/components/exports/credited-export'
import { domainListOf } from '@/components/list-reading/domain-list'
import { readText } from '@/components/list-reading/read-text'
import { readSource } from '@/components/list-reading/reading'
import { pageRankSource, ratingSource } from '@/lib/site/sources'

it('a list that is exported and read again has the domains that it had, even a provider among them', async () => {
  const name = fc.constantFrom('a.com', 'b.co.uk', 'ahrefs.com', 'keywordseverywhere.com', 'user.github.io')
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 1 }), async (domains) => {
      const listed = {
        head: ['Domain', 'Domain Rating'],
        rows: domains.map((domain) => [domain, 1]),
        sources: [ratingSource, pageRankSource],
        day: '2026-11-22',
      }
      const text = await (await creditedCsv(listed)).text()
      expect(domainListOf(readText(text)).domains).toEqual(domains)
      const left = await readSource({ file: new Blob([text]), wantsSheet: false, isToLeaveOut: true })
      expect(left.domains).toEqual(domains)
    }),
  )
})
