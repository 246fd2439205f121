import { afterAll, expect, it } from 'vitest'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { NAMING } from '@/tests/support/inputs/forged-headers'
import { words } from '@/tests/support/inputs/words'
import { send } from '@/tests/support/send'
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
