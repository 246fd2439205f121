import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findRendered } from '@/build/find-rendered'
import { readOutputs } from '@/build/outputs'

const FAULTY = 'tests/support/faulty-site'

it('a page or a route that a request would have to render is named, with what to do instead', async () => {
  await promisify(execFile)('npx', ['next', 'build', FAULTY], {
    env: {
      ...process.env,
      NEXT_ADAPTER_PATH: resolve('build/adapter.mjs'),
      NEXT_DEPLOYMENT_ID: 'dpl-1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  const perRequest =
    'would be rendered on each request (headers(), cookies(), searchParams, or parameters without a list)'
  const ask = 'ask an endpoint from the browser.'
  const outputs = readOutputs(join(FAULTY, '.next'))
  expect(outputs.router.deploymentId).toBe('dpl-1')
  expect(findRendered(outputs).toSorted()).toEqual(
    [
      `app/headers/page ${perRequest}: ${ask}`,
      `app/cookies/page ${perRequest}: ${ask}`,
      `app/search/page ${perRequest}: ${ask}`,
      `app/unlisted/[slug]/page ${perRequest}: ${ask}`,
      `app/revalidated/page would be rendered again every 60 s (revalidate): ${ask}`,
      `app/open/[slug]/page accepts any parameter (dynamicParams is not false): ${ask}`,
      `app/action/page has a Server Action: ${ask}`,
      `app/handler/route would be rendered on each request: make it force-static, or an endpoint of lib/endpoints/endpoints.ts.`,
    ].toSorted(),
  )
})
