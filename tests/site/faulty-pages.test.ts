import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findClientFiles } from '@/build/find-client-files'
import { findRendered } from '@/build/find-rendered'
import { findUnlisted } from '@/build/find-unlisted'
import { readOutputs } from '@/build/outputs'

const FAULTY = 'tests/support/faulty-site'

it('a page that is rendered on request, is in no list, or runs client files without a tool is named, with what to do', async () => {
  await promisify(execFile)('npx', ['next', 'build', FAULTY], {
    env: {
      ...process.env,
      NEXT_ADAPTER_PATH: resolve('build/adapter.mjs'),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  const perRequest =
    'would be rendered on each request (headers(), cookies(), searchParams, or parameters without a list)'
  const ask = 'ask an endpoint from the browser.'
  const outputs = readOutputs(join(FAULTY, '.next'))
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
  expect(findUnlisted(outputs)).toContain(
    'app/static/page makes /static, which is not listed: add it to lib/site/pages.ts.',
  )
  expect(findClientFiles(outputs)).toEqual([
    expect.stringMatching(
      /^app\/client\/page uses \S*app\/client\/button\.jsx, which runs in the browser .* move it to a folder of app\/tools/,
    ),
  ])
})
