import { afterAll, expect, it } from 'vitest'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { INTERNAL, NAMING } from '@/tests/support/inputs/forged-fields'
import { words } from '@/tests/support/inputs/words'
import { lastingHeaders, send } from '@/tests/support/send'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'

// Without trusted proxies no field gives a client another quota.
const site = await startSiteWithProviders({ TRUSTED_PROXIES: '' })
afterAll(() => site.stop())

it('no field gives a client another quota', async () => {
  const names = [
    ...NAMING,
    ...words(`CF-Connecting-IP True-Client-IP X-Client-IP X-Cluster-Client-IP Fly-Client-IP X-Vercel-Forwarded-For
      X-Vercel-Proxied-For X-Vercel-IP`),
  ]
  const ask = async (name: string, at: number) => {
    const headers = { [name]: name === 'Forwarded' ? `for=203.0.113.${at}` : `203.0.113.${at}` }
    return (await send(site.url, '/api/pagerank?domains[]=github.com', { headers })).status
  }
  const statuses = await Promise.all(names.map(ask))
  expect(statuses.filter((status) => status === 200)).toHaveLength(pageRankLimit.limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(names.length - pageRankLimit.limit)
})

it.each(['/about', '/about.md', '/about/', '/nope', '/llms.txt', '/api/domain-rating'])(
  '%s is answered as ever, whatever internal field the client forges',
  async (path) => {
    const ever = await send(site.url, path)
    for (const name of [...NAMING, ...INTERNAL]) {
      for (const value of [
        '1',
        '/md/about',
        'middleware:middleware:middleware:middleware:middleware',
        'evil.example',
      ]) {
        const { status, text, ...reply } = await send(site.url, path, { headers: { [name]: value } })
        const isSame = status === ever.status && text === ever.text
        expect([name, value, isSame]).toEqual([name, value, true])
        expect(lastingHeaders({ status, text, ...reply })).toEqual(lastingHeaders(ever))
      }
    }
  },
)
