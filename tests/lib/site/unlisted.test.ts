import { expect, it } from 'vitest'
import { unlisted } from '@/lib/site/unlisted'

it.each([
  ['/imprint/page', '/imprint', 'add it to lib/site/pages.ts.'],
  ['/feed/route', '/feed', 'add it to lib/site/files.ts.'],
  ['/tools/new/page', '/tools/new', 'run npx vitest run tests/lib/site/tool-folders.test.ts -u.'],
])('says what to do about app%s', (source, path, advice) => {
  expect(unlisted(source, path)).toBe(`app${source} makes ${path}, which is not listed: ${advice}`)
})
