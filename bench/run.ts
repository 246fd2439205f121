import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { benchPageRank } from './pagerank'
import { measureRequests } from './requests'
import { startBundled, startNext } from './servers'

const site = await startSiteWithProviders()
const bare = await startBundled('bare-server')
const next = await startNext('.')
try {
  await measureRequests({ bare, site, next })
} finally {
  bare.process.kill()
  next.process.kill()
  await site.stop()
}
await benchPageRank()
