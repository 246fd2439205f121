import { afterAll, beforeEach } from 'vitest'
import { startSampleProviders } from '@/scripts/sample-providers/start'

/** Sample providers for one file. Each test begins without faults and without calls. */
export async function freshSampleProviders() {
  const providers = await startSampleProviders()
  afterAll(() => providers.stop())
  beforeEach(() => {
    for (const which of ['rating', 'ratings', 'pagerank'] as const) providers.fault(which)
    providers.calls.length = 0
  })
  return providers
}
